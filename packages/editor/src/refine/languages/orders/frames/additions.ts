import { kindWords } from '../../kind-names.ts';
import { endingOf, type Frame, frames, type Grammar, quoted, text } from '../frame.ts';

/** Orders that something is written down that was not there. */
export function additions({ words: w, ordered, last }: Grammar): Frame[] {
  const fresh = `(?:(?:${w.article})|(?:${w.fresh}) ){0,6}`;
  const kind = `(?<kind>${kindWords})`;
  const that = `(?:\\s?[:：,]\\s?(?:(?:${w.that}) ?)?|\\s(?:${w.that}) ?)`;
  const given = { isText: true };
  return [
    ...frames(
      [
        `(?:${w.verbs.add}) ${fresh}${kind}${endingOf(w)}${that}${text}`,
        `${fresh}${kind} (?:${last('add')})${that}${text}`,
        `${fresh}${kind}\\s?:\\s?${text}`,
      ],
      'add a <kind>: <y>',
      given,
    ),
    ...frames(ordered('add', `${fresh}(?<x>\\p{L}[\\p{L}-]{2,30}) ${quoted}`), 'add <x> <y>', {
      ...given,
      isVerbatim: true,
    }),
    ...frames(
      ordered('add', `${fresh}(?:${w.section}) (?:(?:${w.about})|(?:${w.named}) )?${text}`),
      'add a section about <y>',
      given,
    ),
    ...frames(
      [
        `(?:${w.verbs.add}) (?:${w.of})(?<x>[^:,]{2,60}?)${endingOf(w)}${that}${text}`,
        `(?:${w.of})(?<x>[^:,]{2,60}?) (?:${last('add')})${that}${text}`,
      ],
      'add in <x>: <y>',
      given,
    ),
    ...frames(
      [
        `(?:${w.verbs.add})${endingOf(w)},? (?:${w.that}) ?${text}${endingOf(w)}`,
        `(?:${last('add')}),? (?:${w.that}) ?${text}`,
      ],
      `add that ${w.holds}<y>`,
      given,
    ),
    ...frames([`(?:${w.verbs.add})${endingOf(w)}\\s?:\\s?${text}`], 'add that <y>', given),
    ...frames(ordered('add', text), 'add <y>', given),
  ];
}

/** Answers to open questions that are named by their number or their place. */
export function answers({ words: w }: Grammar): Frame[] {
  const places = [...w.ordinals, w.last].join('|');
  const question = w.parts.question;
  const named = `(?:${w.article}){0,3}(?<x>(?:${places}) (?:${question})|(?:${question}) (?:n[.ºr°o]{1,2} ?)?\\d{1,2}|q-?\\d{1,3})`;
  const numbered =
    '(?:antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedź) (?:n[.ºr°o]{1,2} ?)?(?<n>\\d{1,2})';
  return [
    ...frames([`${numbered}\\s?[:=–—-]\\s?${text}`], 'answer to question <n>: <y>', { isText: true }),
    ...frames(
      [
        `(?:(?:${w.article}){0,3}(?:${w.answering}) ?)?${named}(?: (?:${w.is}))?\\s?[:,;=–—-]\\s?${text}`,
        `(?:${w.article}){0,3}(?:${w.answering}) ?${named} (?:${w.is}) ${text}`,
      ],
      'answer to <x>: <y>',
      { isText: true },
    ),
  ];
}
