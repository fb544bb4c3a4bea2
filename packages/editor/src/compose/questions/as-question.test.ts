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
  ['en', 'Size of the first delivery.', 'What is the size of the first delivery?'],
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
  [
    'en',
    "What I don't know yet is whether we should dedupe by hash on upload.",
    'Should we dedupe by hash on upload?',
  ],
  [
    'en',
    'Could be that the EXIF location has to be stripped as well, ask Ines.',
    'Does the EXIF location have to be stripped as well (ask Ines)?',
  ],
  ['en', 'No one could tell me how old the consents are.', 'How old are the consents?'],
  ['en', "Legal hasn't said whether it may be stored.", "May it be stored (Legal hasn't said)?"],
  ['en', 'Whether attachments come along depends on legal.', 'Do attachments come along (depends on legal)?'],
  ['en', 'Oral exams: unclear how they are noted.', 'Oral exams: how are they noted?'],
  ['en', 'Do the lenses bear it? Nobody knows.', 'Do the lenses bear it (nobody knows)?'],
  [
    'en',
    'If nobody accepts in 5 minutes we should call the restaurant?',
    'If nobody accepts in 5 minutes, should we call the restaurant?',
  ],
  [
    'en',
    'How long we keep them is still with the auditors.',
    'How long do we keep them (still with the auditors)?',
  ],
  ['en', "It's open whether to buy or to build.", 'Should we buy or build?'],
  ['en', 'Not agreed: busy weeks.', 'What about busy weeks?'],
  ['en', 'Trains?', 'What about trains?'],
  ['en', 'uuid or bigint?', 'Which is it: uuid or bigint?'],
  ['en', 'Session lifetime 30 days ok?', 'Is session lifetime 30 days ok?'],
  ['en', 'Not sure who at our office has to agree.', 'Who at our office has to agree?'],
  ['en', 'VAT for tutors abroad, how do we treat it?', 'VAT for tutors abroad, how do we treat it?'],
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
  expect(asQuestion('It would be nice but legal may have an opinion about hashing.', 'en')).toBe(null);
});

it('turns round what is said to be open before its verdict', () => {
  expect(asQuestion("Whether the registry is run by us or by the platform hasn't been settled.", 'en')).toBe(
    'Is the registry run by us or by the platform?',
  );
  expect(asQuestion('Whether bundles can be cached at all is unclear.', 'en')).toBe(
    'Can bundles be cached at all?',
  );
});
