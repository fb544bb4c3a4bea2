import { complains } from '../chat/mood.ts';
import { attributed } from '../chat/speaker.ts';
import { spellOut } from '../chat/spelled.ts';
import type { SettledPart } from '../dialogue/part.ts';
import { settledVerdict } from '../dialogue/settlement.ts';
import { evidenceOf } from '../evidence.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { restore } from '../mask.ts';
import { strengthOf } from '../strength.ts';
import { type Clause, type SourceReader, standingOf, state } from './reader.ts';

/** States what a conversation has settled: its words say what it is about, and those who talk what it is. */
export function readSettled(reader: SourceReader, clause: Clause, part: SettledPart): void {
  const { language } = reader;
  const { block, spoken } = clause;
  const sentence = spellOut(part.said, language);
  const telling = part.telling ? spellOut(part.telling, language) : sentence;
  const cues = cuesIn(telling.text, language);
  const evidence = evidenceOf(
    reader,
    { sentence: telling, text: restore(telling), cues, block },
    { announced: null, isWish: false },
  );
  const verdict = reader.judge(evidence, standingOf(reader, clause));
  const isTrouble = language === 'en' && strengthOf(cues, telling.text) === null && complains(telling.text);
  const { kind, strength } = isTrouble ? trouble : settledVerdict(verdict, part.settlement);
  const by = part.namesSpeaker ? null : spoken;
  state(reader, clause, by ? attributed(sentence, by) : sentence, { kind, strength, cues });
}

const trouble = { kind: 'problem', strength: null } as const;
