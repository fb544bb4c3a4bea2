import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { bound } from '../instructions/strength.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft } from '../per-draft.ts';
import { demandMeant, demandsIn, holds } from './demand-meant.ts';
import { type Level, levelIn, modalIn } from './level-told.ts';

const LONGEST = 160;
/** So much of a demand has to be said again by a statement that only binds otherwise. */
const ENOUGH = 0.8;

/** Words around what is said to bind, that tell nothing of it. */
const idle = new Set(
  contentWords(
    'make it that this thing part bit one more than rather really go-live golive live launch release ship start version cannot without therefore because for us me feel sound look treat mark count consider want keep now anymore any longer still requirement anforderung exigence punkt sache ist sind wird bleibt est sont reste es son nur bloß doch nun bitte eher führt kein weg vorbei wir uns das dies seulement juste plutôt plus mais aber solo only just bien schön nice would could sein être be bei reicht reichen genügt genügen suffit suffisent basta bastano enough suffices suffice do ok okay',
  ),
);

/**
 * The change by which a demand binds more or less, in words that say how much and of what ("the map is a must have", "FR-5 ist nicht zwingend,
 * nur ein Soll"), or that say it again with another verb ("staff should be able to lock slots"). Null where no demand, or more than one, is meant.
 */
export const strengthTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  const said = framed(words).words.replace(/[.!]+$/u, '');
  if (said.length > LONGEST || /[?？"“„«`:]/u.test(said)) return null;
  const told = levelIn(said);
  const level = told ?? modalIn(said);
  if (level === null) return null;
  const key = told ? demandMeant(told.rest, draft, idle) : keySaidAgain(level, draft);
  return key === null ? null : (now) => bound(now, key, level.level, said);
});

const modals = new Set(
  contentWords(
    'must should may muss müssen soll sollen sollte darf dürfen kann können doit doivent devrait peut peuvent able können pouvoir',
  ),
);

/** The one demand that a statement says again word for word but for its verb. */
function keySaidAgain(level: Level, draft: Draft): string | null {
  if (keysIn(level.rest).length > 0) return null;
  const said = contentWords(level.rest).filter((word) => !modals.has(word));
  const meant = demandsIn(draft).filter(({ words, raw }) => {
    const own = words.filter((word) => !modals.has(word));
    const again = own.filter(holds(said));
    return (
      said.length > 1 &&
      said.every(holds(own)) &&
      again.length / own.length >= ENOUGH &&
      modalIn(raw)?.level !== level.level
    );
  });
  return meant.length === 1 ? (meant[0]?.key ?? null) : null;
}
