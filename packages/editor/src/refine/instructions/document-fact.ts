import { sectionsOf } from '../../document/outline.ts';
import { withoutQuestionOf } from '../document-facts/close-question.ts';
import { type Role, roleNamed, roles } from '../document-facts/roles.ts';
import { type Meant, statedIn } from '../document-facts/stated.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, type Outcome } from '../instruction.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { labelledLines } from '../tickets/labels.ts';
import { opensWithVerb } from '../verbs.ts';

const role = `(?<role>${roles.map(({ words }) => words).join('|')})`;
const thing =
  '(?:this(?: \\p{L}+)?|it|that|all of (?:it|this)|(?:the |our )(?:whole )?(?:doc(?:ument)?|spec(?:ification)?|rfc|epic|api|(?:data )?model|data|project|service|proposal|design|thing))';
const who = '(?<who>[\\p{L}\\p{N}"“][^:;?]{0,60}?)';
const patterns: readonly (readonly [pattern: RegExp, role?: string])[] = [
  [
    new RegExp(
      `^(?:(?:the|our|el|la|le|der|die|das) )?${role}(?: (?:of|for) ${thing})?(?: (?:is|are|should be|will be|would be|es|est|ist|sind)(?::\\s?|\\s)|\\s?[:=–]\\s?)${who}$`,
      'iu',
    ),
  ],
  [new RegExp(`^(?:set|make|put) (?:the )?${role}(?: (?:of|for) ${thing})? (?:to|as) ${who}$`, 'iu')],
  [
    new RegExp(
      `^(?:add|name|list|enter|put) ${who} as (?:an? |the |our )?${role}(?: (?:of|for) ${thing})?$`,
      'iu',
    ),
  ],
  [new RegExp(`^${who} (?:is|are|should be|will be) (?:the |our )?${role}(?: (?:of|for) ${thing})?$`, 'iu')],
  [
    new RegExp(
      `^(?:who owns ${thing}\\s?[?:]\\s?|${thing} (?:is|are|should be|will be) owned by |owned by )${who}$`,
      'iu',
    ),
    'owner',
  ],
  [
    new RegExp(
      `^${who} (?:owns?|(?:is|are) responsible for|(?:is|are) in charge of|takes? care of) ${thing}(?: now)?$`,
      'iu',
    ),
    'owner',
  ],
  [new RegExp(`^(?:${thing} is )?due (?:on |by )?${who}$`, 'iu'), 'due'],
  [
    new RegExp(
      `^(?:change|update|switch|move|push|pull|shift|postpone|extend) (?:the |our )?${role}(?: (?:of|for) ${thing})?(?: from (?<old>.{2,40}?))? to ${who}$`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:the |our )?${role}(?: (?:of|for) ${thing})? (?:(?:has |was |got )?(?:moved|changed|slipped|pushed|postponed|shifted|extended)|moves|slips|changes)(?: back| forward)?(?: from (?<old>.{2,40}?))? to ${who}$`,
      'iu',
    ),
  ],
];
/** Who or when it was until now, and who or when it is. */
const insteadOf: readonly RegExp[] = [
  new RegExp(
    `^${who} (?:is|are)(?: now)?(?: the| our)? ${role}(?: (?:of|for) ${thing})?(?: now)?,? (?:instead of|rather than|(?:and )?not|no longer)(?: by)? (?<old>.{2,40}?)(?: any ?more)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:the |our )?${role}(?: (?:of|for) ${thing})? (?:is|are|should be|will be)(?: now)? ${who},? (?:instead of|rather than|(?:and )?not|no longer)(?: by)? (?<old>.{2,40}?)(?: any ?more)?$`,
    'iu',
  ),
  new RegExp(
    `^(?<old>.{2,40}?) (?:is|are)(?: no longer|n['’]t| not)(?: the| our)? ${role}(?: any ?more)?(?: (?:of|for) ${thing})?[,;:]? (?:but |and )?(?:it['’]s |it is )?${who}(?: is| are)?(?: now)?$`,
    'iu',
  ),
];
/** Who owns what a sentence of the draft says that somebody owns. */
const owning: readonly RegExp[] = [
  new RegExp(
    `^(?:the |our )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?:is|are)(?: now)? (?:owned|led|run|maintained|looked after) by ${who}(?: now)?(?:,? (?:not|instead of|no longer)(?: by)? (?<old>.{2,40}?))?$`,
    'iu',
  ),
  new RegExp(
    `^${who}(?: now)? (?:owns|leads|is responsible for|is in charge of|takes over|will own|takes care of)(?: the| our)? (?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}?)(?: now)?(?: from (?<old>.{2,40}?))?$`,
    'iu',
  ),
];
const nobody =
  /(?:^| )(?:instead of|rather than|no longer|from) |^(?:not|no|un\p{L}+|missing|unclear|unknown|open|tbd|wrong|who|what|nobody|someone|somebody|empty|there|an?|which|it|this|still|too|really|always|never)(?!\p{L})/iu;

/** Says who a document belongs to, who wrote or reviews it and by when it is due, and closes the question that asks for it. */
export const documentFact: Instruction = {
  meta: {
    id: 'document-fact',
    does: 'Sets owner, author, reviewer, approver, due date or milestone of the document where its format gives them, and closes the question for it.',
    examples: ['the owner is Mara', 'Mara owns this', 'owner: platform team'],
  },
  parse(clause, draft) {
    for (const pattern of insteadOf) {
      const { role: word = '', old = '', who: fresh = '' } = pattern.exec(clause)?.groups ?? {};
      const found = roleNamed(word);
      const name = nameIn(fresh);
      if (found && name !== null && statedIn(draft, found, { old }).length > 0)
        return (now) => told(now, found, word, { name, old });
    }
    for (const pattern of owning) {
      const { what = '', old, who: fresh = '' } = pattern.exec(clause)?.groups ?? {};
      const found = roleNamed('owner');
      const name = nameIn(fresh);
      if (!found || what === '' || name === null) continue;
      if (statedIn(draft, found, { old, what }).length > 0)
        return (now) => told(now, found, 'owner', { name, old, what });
    }
    for (const [pattern, fixed] of patterns) {
      const groups = pattern.exec(clause)?.groups;
      const found = groups ? roleNamed(fixed ?? groups['role'] ?? '') : null;
      const named = nameIn(groups?.['who'] ?? '');
      if (found && named !== null && (!isDated(found) || date.test(named)))
        return (now) =>
          told(now, found, fixed ?? groups?.['role'] ?? '', { name: named, old: groups?.['old'] });
    }
    return null;
  },
};

const date =
  /\d|(?:^|\s)(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|end of|next|week|month|quarter|sprint|year|heute|morgen|ende)(?!\p{L})/iu;

function isDated({ id }: Role): boolean {
  return id === 'due' || id === 'milestone';
}

/** A name without the order that stands behind it; null where the words name nobody, or more than one thing. */
function nameIn(words: string): string | null {
  const [, first = words, rest = ''] = /^(.*?),\s(.*)$/su.exec(words) ?? [];
  const name = first
    .replace(/^now\s/iu, '')
    .replace(/\s(?:does|do|will|is|now)$/iu, '')
    .replace(/^(?:the|die|der|das|le|la|el|los)\s(?=["“]?\p{Ll})|^l['’](?=\p{L})/iu, '')
    .replace(/^["“](.*)["”]$/u, '$1')
    .trim();
  const isAlone = rest === '' || opensWithVerb(rest);
  return !isAlone || name === '' || nobody.test(name) || name.split(/\s+/u).length > 6 ? null : name;
}

function told(
  draft: Draft,
  found: Role,
  word: string,
  { name, ...meant }: { readonly name: string } & Meant,
): Outcome {
  const message = `Set the ${found.id === 'due' ? 'due date' : found.id} to ${name}.`;
  const stated = statedIn(draft, found, meant);
  if (stated.length > 0) {
    const text = splice(
      draft.text,
      stated.map((one) => ({ ...one, text: name })),
    );
    return applied(draft, text, message);
  }
  for (const label of new Set([word, found.label])) {
    const entry = entryFor(draft, { label, of: null, value: name, isSet: true });
    if (entry) return applied(draft, withEntry(draft, entry, name), message);
  }
  const written = withLine(draft, `**${draft.language === 'en' ? found.label : capital(word)}:** ${name}`);
  return applied(draft, withoutQuestionOf(draftOf(written, draft.request), found), message);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A line of its own among the labelled lines of the metadata, else below what the document says it is about. */
function withLine(draft: Draft, line: string): string {
  const newline = lineBreakOf(draft.text);
  const [known] = sectionsOf(
    draft.outline,
    'metadata',
    'purpose-owner',
    'epic-goal',
    'context-problem',
    'overview',
    'context',
    'summary',
  );
  const home = known ?? draft.outline.sections[0];
  if (!home) return `${draft.text.trimEnd()}${newline}${newline}${line}${newline}`;
  const last = labelledLines(draft.text, { start: home.headingEnd, end: home.bodyEnd }).at(-1);
  if (home.ids.includes('metadata') && last)
    return splice(draft.text, [{ start: last.end, end: last.end, text: `${newline}${last.lead}${line}` }]);
  const end = home.start + draft.text.slice(home.start, home.bodyEnd).trimEnd().length;
  return splice(draft.text, [{ start: end, end, text: `${newline}${newline}${line}` }]);
}
