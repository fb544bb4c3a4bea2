import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { withAnswerHeader } from '../../endpoints/answer-headers.ts';
import { withAnswers } from '../../endpoints/answers.ts';
import {
  type AnswerRow,
  answersOf,
  type OperationPlace,
  operationsIn,
  sameOperations,
} from '../../endpoints/operations.ts';
import { withoutAnswers } from '../../endpoints/removed-answers.ts';
import { applied, noEffect } from '../../instruction.ts';
import { withStatus } from '../../instructions/status-change.ts';
import { asSentence } from '../../place/sentence.ts';
import { kinds, never, status } from './answer-words.ts';
import { keysOf, named } from './answers-spoken.ts';
import { type CallsNamed, callsNamed } from './calls-named.ts';
import { type OrderReader, type Reading, unclear } from './reading.ts';
import { addedAnswer, continuedAnswer } from './told-answers.ts';
import { says, unread, withoutVerbs } from './wording.ts';

const odd =
  /(?<!\p{L})(?:not|instead of|rather than|statt|anstatt|anstelle von|nicht|au lieu d(?:e|['’])|et non|en vez de|en lugar de|y no)\s?(?:an? |the |mit |einem? |un |une )*[1-5]\d\d(?!\d)/iu;

/** An order about the answers of operations: one that goes, one under another status, or what one means. */
export const answerOrder: OrderReader = (said, draft, before) => {
  if (operationsIn(draft).length === 0) return null;
  const codes = [...new Set([...said.matchAll(status)].map((one) => one.groups?.['code'] ?? ''))];
  if (codes.length === 0 && !/(?<!\p{L})(?:it|that|this)(?!\p{L})|header/iu.test(said)) return null;
  const quoted = /["“„](?<text>[^"”“]{4,300})["”“]/u.exec(said);
  const words = quoted ? said.replace(quoted[0], ' ') : said;
  const calls = callsNamed(words.replace(status, ' $& '), draft);
  if (calls.fresh.length > 0) return null;
  return (
    exchanged(calls, words, codes, draft) ??
    removed(calls, codes, draft) ??
    headed(calls, codes, draft) ??
    (quoted ? reworded(calls, codes, quoted.groups?.['text'] ?? '', draft) : null) ??
    addedAnswer(words, codes, draft) ??
    continuedAnswer(words, codes, draft, before)
  );
};

/** The operations that are named, else all, as far as they answer a status. */
function holders(draft: Draft, calls: CallsNamed, code: string | undefined): OperationPlace[] {
  const scope = calls.known.length > 0 ? calls.known : operationsIn(draft);
  return scope.filter((one) =>
    answersOf(draft, one).some((row) => code === undefined || row.status === code),
  );
}

/** "204 instead of 200", "from 200 to 204", "200 should be 204". */
function exchanged(calls: CallsNamed, words: string, codes: readonly string[], draft: Draft): Reading | null {
  if (codes.length !== 2) return null;
  const [first = '', second = ''] = codes;
  const denied = /[1-5]\d\d/u.exec(odd.exec(words)?.[0] ?? '')?.[0];
  const isTurned =
    /[1-5]\d\d\D{0,24}(?:→|->|=>|(?<!\p{L})(?:to|into|should(?: really| rather)? be|must be|has to be|becomes?|in|auf|zu|soll|à|en|a|debe ser|debería ser|doit être|devrait être)(?!\p{L}))\D{0,16}[1-5]\d\d/iu.test(
      words,
    ) &&
    /(?<!\p{L})(?:change|turn|make|replace|should|must|has to|becomes?|ändere|ersetze|soll|changer?z?|remplac\p{L}+|doit|devrait|cambi\p{L}+|debe\p{L}*|from|wrong)(?!\p{L})|→|->|=>/iu.test(
      words,
    );
  const isOdd =
    /[1-5]\d\d\D{0,40}(?:odd|wrong|strange|weird|incorrect|misleading|confusing|not right|nonsense|falsch|faux|incorrecto|mal)\D{1,40}[1-5]\d\d/iu.test(
      words,
    );
  const old = denied ?? (isTurned || isOdd ? first : undefined);
  if (old === undefined) return null;
  const fresh = old === first ? second : first;
  const meant = holders(draft, calls, old);
  if (
    unread(
      calls.rest
        .replace(status, ' ')
        .replace(kinds, ' ')
        .replace(/change|turn|replace|from|ändere|ersetze|cambi\p{L}+|chang\p{L}+|remplac\p{L}+/giu, ' ')
        .replace(/→|->|=>/gu, ' '),
    ).length > 0
  )
    return null;
  if (meant.length === 0)
    return unclear(
      `${calls.known.length > 0 ? named(calls.known) : 'No operation'} answers ${old}${calls.known.length > 0 ? ': there is no such row' : ''}.`,
    );
  return {
    spoken: keysOf(meant),
    change: (now) => {
      const answers = sameOperations(now, meant).flatMap((operation) =>
        answersOf(now, operation)
          .filter((row) => row.status === old)
          .map((row) => ({ operation, row })),
      );
      return withStatus(now, answers, fresh);
    },
  };
}

/** "No 422 anywhere": what is denied is the answer itself. */
const noStatus = /(?:^|\s)(?:no|without)\s+(?:more\s+)?(?:an?\s+)?[1-5]\d\ds?(?!\d)/iu;

function removed(calls: CallsNamed, codes: readonly string[], draft: Draft): Reading | null {
  if (codes.length === 0) return null;
  const isGone = says.remove.test(calls.rest);
  const isDenied = (never.test(calls.rest) && kinds.test(calls.rest)) || noStatus.test(calls.rest);
  kinds.lastIndex = 0;
  if (!isGone && !isDenied) return null;
  const rest = withoutVerbs(calls.rest, 'remove')
    .replace(status, ' ')
    .replace(kinds, ' ')
    .replace(never, ' ')
    .replace(/(?<!\p{L})(?:return|answer|respond|give|make sense|makes? no sense|from)(?!\p{L})/giu, ' ');
  if (unread(rest).length > 0) return null;
  const meant = codes.map((code) => ({ code, operations: holders(draft, calls, code) }));
  const missing = meant.filter(({ operations }) => operations.length === 0).map(({ code }) => code);
  if (missing.length > 0)
    return unclear(
      `${calls.known.length > 0 ? named(calls.known) : 'No operation'} does not answer ${missing.join(' or ')}.`,
    );
  const open = meant.find(
    ({ operations }) => calls.known.length === 0 && !calls.isOfAll && operations.length > 1,
  );
  if (open && !/[1-5]\d\ds|(?<!\p{L})all(?!\p{L})/u.test(calls.rest))
    return unclear(
      `${open.operations.length} operations answer ${open.code}; say which are meant, such as: remove ${open.code} from ${named(open.operations.slice(0, 1))}, or: remove ${open.code} from all endpoints.`,
    );
  return {
    spoken: keysOf(meant.flatMap(({ operations }) => operations)),
    change: (now) =>
      applied(
        now,
        splice(
          now.text,
          withoutAnswers(
            now,
            meant.flatMap(({ code, operations }) =>
              sameOperations(now, operations).map((operation) => ({ operation, status: code })),
            ),
          ),
        ),
        `Removed ${codes.join(' and ')} from ${named([...new Set(meant.flatMap(({ operations }) => operations))])}.`,
      ),
  };
}

/** "429 should come with a Retry-After header". */
function headed(calls: CallsNamed, codes: readonly string[], draft: Draft): Reading | null {
  const [code, other] = codes;
  const header =
    /[`"]?(?<![\p{L}\p{N}-])(?<name>\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}[\p{L}\p{N}]*)+|Location|ETag|Link)(?![\p{L}-])[`"]?/u.exec(
      calls.rest,
    );
  const name = header?.groups?.['name'];
  if (
    other !== undefined ||
    !header ||
    name === undefined ||
    (code === undefined && !ofAnswers.test(calls.rest)) ||
    !/(?<!\p{L})(?:header|en-tête|cabecera|kopfzeile)(?!\p{L})/iu.test(calls.rest)
  )
    return null;
  const rest = withoutVerbs(calls.rest.replace(header[0], ' '), 'add')
    .replace(status, ' ')
    .replace(kinds, ' ')
    .replace(
      /(?<!\p{L})(?:come|comes|carry|carries|send|sends|headers?|en-tête|cabecera|kopfzeile)(?!\p{L})/giu,
      ' ',
    );
  if (unread(rest).length > 0) return null;
  const isMeant = (row: AnswerRow) => (code === undefined ? row.status.startsWith('2') : row.status === code);
  const meant = (code === undefined && !calls.isOfAll ? calls.known : holders(draft, calls, code)).filter(
    (one) => answersOf(draft, one).some(isMeant),
  );
  if (meant.length === 0) return code === undefined ? null : unclear(`No operation answers ${code}.`);
  return {
    spoken: keysOf(meant),
    change: (now) => {
      let current = now;
      for (const one of meant)
        for (const operation of sameOperations(current, [one]))
          for (const { status: answer } of answersOf(current, operation).filter(isMeant))
            current = draftOf(
              splice(current.text, withAnswerHeader(current, [operation], answer, name)),
              now.request,
            );
      return applied(now, current.text, `${code ?? named(meant)} comes with the header ${name}.`);
    },
  };
}

/** Words by which a header belongs to what is answered, where no status does. */
const ofAnswers =
  /(?<!\p{L})(?:responses?|answers?|repl(?:y|ies)|returns?|sends? back|antwort(?:et|en)?|réponses?|renvoie|respuestas?|devuelve|Location|ETag|Retry-After)(?!\p{L})/iu;

/** "The 409 should say "…"": the meaning that is quoted. */
function reworded(calls: CallsNamed, codes: readonly string[], text: string, draft: Draft): Reading | null {
  const [code, other] = codes;
  if (code === undefined || other !== undefined) return null;
  const rest = calls.rest.replace(status, ' ').replace(kinds, ' ').replace(saying, ' ');
  if (!saying.test(calls.rest) || unread(rest).length > 0) return null;
  const meant = holders(draft, calls, code);
  if (meant.length === 0) return unclear(`No operation answers ${code}.`);
  return {
    spoken: keysOf(meant),
    change: (now) => {
      const meaning = asSentence(text);
      const splices = withAnswers(
        now,
        sameOperations(now, meant).map((operation) => ({ operation, status: code, meaning })),
      );
      return splices
        ? applied(now, splice(now.text, splices), `Said what ${code} means for ${named(meant)}.`)
        : noEffect(now, 'The operation has no table of answers.');
    },
  };
}

const saying =
  /(?<!\p{L})(?:should|must|has to|needs to)?\s?(?:say|says|read|reads|mean|means|be worded|is worded|badly worded|wording|stand for|clearer|unclear|vague|it|this|that|heißen|lauten|dire|decir|bedeuten|signifier|significar|change|replace|with|to)(?!\p{L})/giu;
