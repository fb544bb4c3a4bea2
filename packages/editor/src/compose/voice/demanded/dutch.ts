import { lowerFirst } from '../../../first-letter.ts';
import type { Strength } from '../../../understand/statement.ts';
import { isDutchVerb } from './dutch-predicate.ts';
import { binding, dutchTold, dutchVerbFirst, forbidding } from './dutch-told.ts';
import { bindingWord } from './words.ts';

const conditional = /^(?:als|wanneer|zodra|indien|wie|wat)\s/iu;

/**
 * A Dutch demand that is told as it shall be, in the voice of who has to do it: "Gegevens worden na 1 jaar gewist" → "Gegevens
 * MOETEN na 1 jaar worden gewist". Null where a word may be taken for another.
 */
export function dutchDemand(prose: string, strength: Strength): string | null {
  const [first = ''] = prose.split(' ', 1);
  const isVerbFirst =
    /^\p{Lu}\p{Ll}+$/u.test(first) && isDutchVerb(lowerFirst(first)) && prose.includes(', ');
  if (conditional.test(prose) || isVerbFirst) {
    const comma = commaOf(prose);
    const main = comma < 0 ? '' : prose.slice(comma).replace(/^,? (?:dan )?/u, '');
    const said = main === '' ? null : dutchVerbFirst(main, strength);
    if (said !== null) return `${prose.slice(0, comma)}, ${said}`;
    if (!isVerbFirst) return null;
  }
  return limited(prose, strength) ?? related(prose, strength) ?? dutchTold(prose, strength);
}

/** "De bezoeker die te laat komt, verliest zijn plek": the word that binds stands in the clause behind what is said of its subject. */
function related(prose: string, strength: Strength): string | null {
  const [, subject = '', said = '', rest = ''] =
    /^((?:De|Het|Een|Elke?) (?:\p{L}+ )?\p{L}+),? ((?:die|dat) [^,;:]{3,80}), (?=\p{Ll})(.{3,})$/su.exec(
      prose,
    ) ?? [];
  const bound = subject === '' ? null : dutchTold(`${subject} ${rest}`, strength);
  return bound?.startsWith(`${subject} `) === true
    ? `${subject} ${said},${bound.slice(subject.length)}`
    : null;
}

/** Where a case ends: between its verb and that of what follows ("… te laat is krijgt …"), or at its comma; -1 for nowhere. */
function commaOf(prose: string): number {
  const comma = prose.indexOf(', ');
  const words = [...prose.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({ word, index }));
  const closes = /^(?:is|zijn|wordt|worden|heeft|hebben|kan|kunnen|was|waren|\p{Ll}{3,}t)$/u;
  const at = words.findIndex(
    ({ word }, index) =>
      index > 2 &&
      isDutchVerb(word) &&
      closes.test(words[index - 1]?.word ?? '') &&
      isDutchVerb(words[index - 1]?.word ?? '') &&
      !isDutchVerb(words[index + 1]?.word ?? ''),
  );
  const between = (words[at]?.index ?? 0) - 1;
  return at >= 0 && (comma < 0 || between < comma) ? between : comma;
}

/** "Maximaal 2 bezoekers per adres": how much there may be, or is to be, of something. */
function limited(prose: string, strength: Strength): string | null {
  const [, bound = '', thing = '', end = ''] =
    /^(maximaal|max\.|hooguit|hoogstens|niet meer dan|minimaal|minstens|ten minste) ((?:\d[\d.]*|\uE010.\uE011|twee|drie|een|één) [^,;:.]{3,80})(.*)$/isu.exec(
      prose,
    ) ?? [];
  const isLeast = /^mi|^ten/iu.test(bound);
  const isOne = /^(?:1|een|één) /iu.test(thing);
  const word = bindingWord(isLeast ? binding : forbidding, strength, !isOne);
  const hasVerb = thing
    .split(' ')
    .some((one, at) => at > 1 && /^(?:wordt|worden|is|zijn|kan|kunnen|mag|mogen)$/u.test(one));
  return thing === '' || word === null || hasVerb
    ? null
    : `Er ${word} ${bound.toLowerCase()} ${thing} zijn${end}`;
}
