import { contentWords } from '../../../document/content-words.ts';
import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { boardOf } from '../board.ts';
import { areAlike } from '../only-holder.ts';

const name =
  "(?:the |das |die |der |le |la |el |l['’])?(?:\\p{Lu}[\\p{L}\\p{N}'’.-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}'’.-]*|de|van|von|der|di|da|den)){0,3}(?: (?:[Tt]eam|squad|guild|crew))?|(?:[Tt]eam|[ÉéEe]quipe|[ÉéEe]quipo) \\p{L}+|\\p{Ll}+ (?:team|squad))";
const people = `${name}(?:(?: and | und | et | y | & |, )${name})?`;
const onlyPeople = new RegExp(`^${people}$`, 'u');
const strong =
  "owns?|own|takes? (?:over|on|care of)|takes?|looks? after|picks? up|will (?:take|own|do|get|handle)|(?:is|are) (?:on|doing|taking|handling|responsible for|the owners? of|in charge of|assigned to|the assignees? (?:of|for)|working on)|should (?:take|own|do|get)|works? on|übernimmt|übernehmen|kümmert sich um|ist (?:zuständig|verantwortlich) für|betreut|prend(?: en charge)?|s['’]occupe d(?:es?|u)|s['’]occupe de la|est responsable d(?:es?|u)|est responsable de la|gère|lleva|se encarga del?|se ocupa del?|es responsable del?|si occupa d\\p{L}+|è responsabile d\\p{L}+|cuida d\\p{L}|é responsável p\\p{L}+|pakt|neemt|is verantwoordelijk voor|zajmuje się|odpowiada za|bierze|przejmuje";
const weak =
  'has|have|does|do|builds?|handles?|gets?|makes?|macht|hat|baut|bekommt|fait|porte|hace|toma|fa|prende|faz|doet|robi';
const does = new RegExp(
  `^(?<who>${people}) (?:(?<strong>${strong})|(?<weak>${weak})) (?<what>.{2,200})$`,
  'u',
);
const given = new RegExp(
  `^(?:please )?(?:(?:re)?assign|give|hand(?: over)?|gib|weise|donnez?|confiez?|attribuez?|affectez?|assigne[rz]?|asigna[dr]?|asigne|dale|pasa(?:le)?|hand over|pass|weis|übergib) (?<what>.{2,200}?) (?:over )?(?:to|an|à|(?<!^(?:please )?(?:give|(?:re)?assign|hand|pass)\\b.{0,200} )a) (?<who>${people})(?: zu)?$`,
  'iu',
);
/** "Weise US-1 Karl zu", "assign Karl to US-1", "put Karl on US-1". */
const verbFirst: readonly RegExp[] = [
  new RegExp(`^(?:[Ww]eise?|[Tt]eile?|[Oo]rdne) (?<what>.{2,80}?) (?<who>${people}) zu$`, 'u'),
  new RegExp(
    `^(?:[Aa]ssign|[Pp]ut|[Gg]ive|[Hh]ave|[Ss]ee|[Ww]ant) (?<who>${people}) (?:to do|to|on|do|take|own|work on) (?<what>.{2,120})$`,
    'u',
  ),
  new RegExp(
    `^(?:[Gg]ive) (?<who>${people}) (?<what>(?:the |[A-Z]{1,8}-\\d|it|both|that|those|these|them).{0,120})$`,
    'u',
  ),
  new RegExp(
    `^(?<what>.{2,120}?) (?:übernimmt|übernehmen|macht|bearbeitet|bekommt|erledigt|prend|fait|lleva|hace)(?: dann| jetzt| bitte)? (?<who>${people})$`,
    'u',
  ),
  /^(?:(?:it|that|this)(?:['’]s| is) |(?<what>.{2,120}?) (?:is|ist) )(?:really |actually |now |rather |clearly )?(?<who>\p{Lu}[\p{L}-]+)['’]s?(?: (?:ticket|job|thing|work|task|one|baby))?$/u,
  new RegExp(
    `^(?<who>${people}) (?:should|can|could|will|must|soll(?:te)?|kann|doit|devrait|peut|debe|debería|puede) (?:please |bitte )?(?:take(?: over| on| care of)?|do|own|handle|have|get|look after|pick up|build|work on|prendre|faire|s['’]occuper d(?:e|u)|hacer|llevar|encargarse de|tomar) (?<what>.{2,120})$`,
    'u',
  ),
  new RegExp(
    `^(?<who>${people}) (?:soll(?:te)?|kann|wird) (?<what>.{2,80}?) (?:übernehmen|machen|bekommen|erledigen)$`,
    'u',
  ),
];
/** "US-1 goes to Bo, US-2 to Karl": the verb stands before. */
const short = new RegExp(
  `^(?<what>.{2,120}?) (?:to|an|à|a|for|für|pour|para|is|ist|est|es) (?:now )?(?<who>${people})(?: now)?$`,
  'u',
);
const goes = new RegExp(
  `^(?<what>.{2,200}?) (?:(?:should|must|can|will|soll(?:te)?|doit|devrait|debe|debería) )?(?:(?:better|rather|also|now|dann|jetzt) )?(?:(?:be|is|are|gets?|wird|ist|est|es) )?(?<how>assigned to|owned by|done by|handled by|taken by|built by|goes? (?:over )?to|go (?:over )?to|belongs? (?:with|to)|up to|for|gehört|gehören|geht an|gehen an|von|an|va à|revient à|est pour|pris(?:e)? en charge par|à la charge de|para|a cargo de|corresponde a) (?<who>${people})(?: (?:gemacht|übernommen|erledigt|to do))?$`,
  'u',
);
const paired = new RegExp(`^(?<who>${people})\\s?(?::|→|->|=>|=)\\s?(?<what>.{2,200})$`, 'u');
const pairedBack = new RegExp(`^(?<what>.{2,200}?)\\s?(?::|→|->|=>|=)\\s?(?<who>${people})$`, 'u');
const label =
  '(?:owner|assignee|assigned to|responsible(?: person)?|zuständig(?:e[rn]?)?|verantwortlich(?:e[rn]?)?|responsable|responsabile|responsável|verantwoordelijke|odpowiedzialn[ya]|dueñ[oa])';
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])${label}(?:\\s?[:=]\\s?|\\s(?:(?:is|to|should be|must be|ist|est|es|è|é|jest|now)\\s)*)(?<who>${people})$`,
  'iu',
);
const labelledBack = new RegExp(
  `^(?<who>${people}) (?:is|are|ist|sind|est|es|è|é|jest) (?:the |der |die |le |la |el |il )?${label}$`,
  'u',
);

/** That somebody owns what words name; `what` is null where they only give the owner. */
export interface Ownership {
  readonly who: string;
  readonly what: string | null;
  /** What the feedback calls the field. */
  readonly label: string;
  /** Whether the words can mean nothing else: "the shop has the payments" may state a fact. */
  readonly isSure: boolean;
}

const noName =
  /^(?:(?:the )?(?:that|this|it|they|them|these|those|we|you|i|he|she|please|all|both|everything|nobody|somebody|someone|nothing|priority|prio|type|status|owner|owners|assignee|estimate|points|ticket|tickets|story|bug|task|set|make|change|also|and|put|what|who|why|when|if|there|das|die|der|den|ich|wir|es|alle|le|la|les|il|elle|nous|on|ils|el|los|lo|todo|US|FR|NFR|Q)(?![\p{L}\p{N}]))/iu;

/**
 * Every reading of words as a statement of who owns what. `isGap` lets a name and what it owns stand side by side ("Priya ETA"),
 * `isAlone` lets a name stand for itself beside what else was set ("US-2: 3 points, Priya").
 */
export function* ownershipsIn(
  words: string,
  draft: Draft,
  { isGap, isAlone }: { readonly isGap: boolean; readonly isAlone: boolean },
): Generator<Ownership> {
  if (isAlone && onlyPeople.test(words) && isName(words, draft))
    yield { who: plainName(words).replace(/['’]s?$/u, ''), what: null, label: 'assignee', isSure: true };
  for (const pattern of [
    ...verbFirst,
    does,
    given,
    goes,
    paired,
    pairedBack,
    labelledBack,
    ...(isGap ? [short] : []),
  ]) {
    const groups = pattern.exec(words)?.groups;
    const who = groups?.['who'];
    if (who === undefined || !isName(who, draft)) continue;
    const isSure = groups?.['weak'] === undefined && !/^(?:for|para|von|a)$/u.test(groups?.['how'] ?? '');
    const called =
      pattern === does || pattern === labelledBack || verbFirst.slice(3).includes(pattern)
        ? 'owner'
        : 'assignee';
    yield { who: plainName(who), what: groups?.['what'] ?? null, label: called, isSure };
  }
  const found = labelled.exec(words);
  const who = found?.groups?.['who'];
  if (found && who !== undefined && isName(who, draft)) {
    const what = words.slice(0, found.index).trim();
    yield { who: plainName(who), what: what === '' ? null : what, label: 'owner', isSure: true };
  }
  if (!isGap) return;
  const tokens = words.split(/\s+/u);
  for (let length = Math.min(3, tokens.length - 1); length > 0; length -= 1) {
    const first = tokens.slice(0, length).join(' ');
    if (onlyPeople.test(first) && isName(first, draft))
      yield { who: plainName(first), what: tokens.slice(length).join(' '), label: 'owner', isSure: true };
  }
}

/** A name without the article that only the sentence gave it. */
function plainName(who: string): string {
  return who.replace(/^(?:the|das|die|der) /u, '');
}

/** Whether words can name somebody: nothing that tickets are about, and no word that begins a sentence. */
function isName(who: string, draft: Draft): boolean {
  if (noName.test(who) || keysIn(who).length > 0) return false;
  if (who.split(/\s+/u).every((word) => isProperName(word, draft))) return true;
  const words = contentWords(who.replace(/(?:team|squad|guild|crew|équipe|equipo)/iu, ''));
  const held = boardOf(draft).tickets.flatMap((ticket) => contentWords(ticket.title));
  return words.length > 0 && !words.every((word) => held.some((other) => areAlike(word, other)));
}

/** Whether a document writes a word as it writes names: with a capital in the middle of a sentence, and nowhere without. */
function isProperName(word: string, draft: Draft): boolean {
  if (draft.language === 'de' || !/^\p{Lu}\p{Ll}+$/u.test(word)) return false;
  const inside = new RegExp(`(?<=[\\p{Ll},] )${word}(?!\\p{L})`, 'u');
  return (
    inside.test(draft.text) && !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(draft.text)
  );
}
