import { isPersonName } from '../../correct/spelling/person-names.ts';
import { lowerWord } from '../lower-word.ts';
import type { Place } from '../place.ts';
import { isPartLabel } from './part-label.ts';

/** Headings and introductions of lists that say who does what next. Ten languages. */
const actionList =
  /^(?:(?:our |the )?(?:action items?|action points?|actions|next(?: steps?)?|to[- ]?dos?|tasks|follow-?ups?|who does what|assignments)|aufgaben|nächste schritte|maßnahmen|wer macht was|(?:prochaines )?étapes|prochaines actions|actions à mener|qui fait quoi|tareas|próximos pasos|acciones|quién hace qué|próximos passos|tarefas|quem faz o quê|prossimi passi|azioni|chi fa cosa|acties|actiepunten|volgende stappen|wie doet wat|następne kroki|zadania|kto co robi)\s{0,2}[:：]?$/iu;

const named =
  /^@?(\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{1,20})?)(?:(?:, | and | & | \+ |\/)\p{Lu}[\p{L}.-]{1,20})*(?:: | to (?=\p{Ll}))/u;

/** "Ben: draft the API until Friday" under "Action items": whose work something is. `line` has the name in its place. */
export function isActionItem(line: string, { heading, lead }: Place): boolean {
  const isListed = [lead, heading].some((one) => one !== null && actionList.test(one.trim()));
  const [name = ''] = named.exec(line)?.[1]?.split(' ') ?? [];
  return isListed && name !== '' && !isPartLabel(name) && (isPersonName(name) || lowerWord(name) === name);
}

/** "Tom can you check the price by Thursday?": what one of those who talk is asked to see to, told of them; null where nobody is. */
export function askedOf(line: string): string | null {
  const [, name = '', deed = ''] =
    /^@?(\p{Lu}\p{Ll}{1,15}),? (?:can|could|will|would) you (?:please |also |maybe )?(\p{Ll}{3,} [^?]{4,120}?)\?*$/u.exec(
      line.trim(),
    ) ?? [];
  return name !== '' && isPersonName(name) ? `${name} to ${deed}.` : null;
}
