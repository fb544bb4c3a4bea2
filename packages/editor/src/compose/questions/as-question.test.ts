import { expect, it } from 'vitest';
import { asQuestion } from './as-question.ts';

it.each([
  ['en', 'Not sure what to do with old holds.', 'What to do with old holds?'],
  ['es', 'Hay que definir quién está de guardia.', '¿Quién está de guardia?'],
  ['es', 'No sé si hay que guardarlo.', '¿Hay que guardarlo?'],
  ['pl', 'Nie wiemy jeszcze, czy limit przechodzi.', 'Czy limit przechodzi?'],
  ['en', "I don't know yet what we do about credit notes.", 'What do we do about credit notes?'],
  ['en', 'Nobody knows who pays.', 'Who pays?'],
  ['en', "We don't know yet how old tokens are handled.", 'How are old tokens handled?'],
  ['en', "I'm also not sure the printers survive 3,000 badges.", 'Do the printers survive 3,000 badges?'],
  [
    'en',
    "Not sure about the choice of tiles yet, it's subject to debate.",
    "What is decided about the choice of tiles (it's subject to debate)?",
  ],
  [
    'en',
    'I am not sure whether we need a new endpoint or whether the old one can get a page parameter.',
    'Do we need a new endpoint, or can the old one get a page parameter?',
  ],
  [
    'en',
    'Piotr: cost of runners unclear, needs an estimate.',
    'What is cost of runners (Piotr: needs an estimate)?',
  ],
  ['en', 'Noor to find out whether the gate can open by itself.', 'Can the gate open by itself (Noor)?'],
  ['en', "It's unclear whether the rights allow us to show clips.", 'Do the rights allow us to show clips?'],
  ['de', 'Heike klärt bis Montag, ob die Tore gewartet sind.', 'Sind die Tore gewartet (Heike, bis Montag)?'],
  ['en', 'Size of the first delivery.', 'Size of the first delivery?'],
  ['en', "Don't know yet who pays for the label.", 'Who pays for the label?'],
  ['en', 'What happens if nobody opens is still discussed with ops.', 'What happens if nobody opens?'],
  [
    'en',
    'The SMS provider is not decided yet, maybe Twilio.',
    'What will the SMS provider be (maybe Twilio)?',
  ],
  [
    'en',
    "I'm not sure if we need consent, Olga asks the lawyer.",
    'Do we need consent (Olga asks the lawyer)?',
  ],
  ['fr', 'On ne sait pas qui paie.', 'Qui paie\u00A0?'],
  ['de', 'Unklar ist noch, wer das bezahlt.', 'Wer bezahlt das?'],
  ['de', 'Offen ist, ob alte Belege in den Export gehören.', 'Gehören alte Belege in den Export?'],
  [
    'de',
    'Offen ist, ob wir alte Belege löschen dürfen, klärt Frau Voss.',
    'Dürfen wir alte Belege löschen (klärt Frau Voss)?',
  ],
  ['ja', '派遣社員も対象にするか。', '派遣社員も対象にするか？'],
])('asks with the marks and words of its language (%s: %s)', (language, said, asked) => {
  expect(asQuestion(said, language)).toBe(asked);
});

it('makes no question of what is told', () => {
  expect(asQuestion('Bela thinks the old till should stay.', 'en')).toBe(null);
});

it('turns round what is said to be open before its verdict', () => {
  expect(asQuestion("Whether the registry is run by us or by the platform hasn't been settled.", 'en')).toBe(
    'Is the registry run by us or by the platform?',
  );
  expect(asQuestion('Whether bundles can be cached at all is unclear.', 'en')).toBe(
    'Can bundles be cached at all?',
  );
});
