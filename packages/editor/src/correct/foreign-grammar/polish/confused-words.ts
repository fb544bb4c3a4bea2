import { confusionsRule } from '../confusions.ts';

const END = String.raw`(?!\p{L})`;

/** Words that sound like others, where their neighbours leave one of the two. */
export const polishConfusedWords = confusionsRule({
  id: 'grammar/polish-confused-words',
  category: 'grammar',
  message: 'To słowo myli się z innym, które brzmi tak samo.',
  confusions: [
    [
      `(?<=(?<!\\p{L})(?:[Gg]dzie|[Nn]ie|[Tt]o|[Jj]akie|[Kk]tóre|[Oo]ne|[Oo]ni|[Tt]u|[Tt]am) )som${END}`,
      'są',
    ],
    [`(?<!\\p{L})[Mm]orze(?= (?:się |już |też |to )?\\p{Ll}{2,20}[aeiyąęóu]ć${END})`, 'może'],
    [`(?<=(?<!\\p{L})[Nn]ie )morze(?= się${END}|\\s?[.,;!?]|\\s?$)`, 'może'],
  ],
  examples: [
    ['Użytkownik nie morze się zalogować.', 'Użytkownik nie może się zalogować.'],
    ['To morze potrwać.', 'To może potrwać.'],
  ],
  counterExamples: ['Morze jest spokojne.', 'Jedziemy nad morze pociągiem.'],
});
