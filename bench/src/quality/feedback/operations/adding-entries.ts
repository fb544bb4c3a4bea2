import { leaks } from '../judging/leaks.ts';
import { strays } from '../judging/strays.ts';
import { naming } from '../judging/touched.ts';
import type { Operation } from '../operation.ts';
import type { Unit } from '../reading/units.ts';
import { contentOf, says, wordsOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';
import { slot } from '../slots.ts';

const RISKS = /^(?:Risks|Drawbacks|Risiken|Risques|Riesgos)$/u;
export const NON_GOALS = /^(?:Non-goals|Nicht-Ziele|Hors périmètre|Fuera del alcance)$/u;
const DENYING = contentOf('we decided against are not building in scope out excluded');
export const QUESTIONS =
  /^(?:Open questions|Unresolved questions|Offene Fragen|Questions ouvertes|Preguntas abiertas|When information is missing)$/u;

/** A further risk, numbered where risks are. */
export const addRisk: Operation = {
  name: 'add-risk',
  fillings: ({ annotations }) => (annotations.risks ?? []).map((risk) => ({ slots: { risk } })),
  faults: (revision) =>
    faultsOf(revision, slot(revision.slots, 'risk'), ({ section }) => RISKS.test(section)),
};

/** Something that is explicitly not done. */
export const addNonGoal: Operation = {
  name: 'add-non-goal',
  fillings: ({ annotations }) => (annotations.nonGoals ?? []).map((thing) => ({ slots: { thing } })),
  faults: (revision) =>
    faultsOf(
      revision,
      slot(revision.slots, 'thing'),
      ({ section }) => NON_GOALS.test(section) || revision.after.includes('**Out of scope**'),
    ),
};

/** A question among the open ones, in the words it was asked in. */
export const addQuestion: Operation = {
  name: 'add-question',
  fillings: ({ annotations }) => (annotations.questions ?? []).map((question) => ({ slots: { question } })),
  faults: (revision) => {
    const question = slot(revision.slots, 'question');
    const asked = (unit: Unit) => sameWords(unit.text.replace(/^[-*] (?:\*\*Q-\d+:\*\* )?/u, ''), question);
    return [
      ...(revision.changes.added.some((unit) => QUESTIONS.test(unit.section) && asked(unit))
        ? []
        : [`not among the open questions: ${question}`]),
      ...strays(revision, asked),
    ];
  },
};

function faultsOf(revision: Revision, asked: string, belongs: (unit: Unit) => boolean): string[] {
  const meant = revision.changes.added.find((unit) => belongs(unit) && says(unit.text, asked));
  const names = naming(revision.aligned.added);
  return [
    ...(meant ? leaks(revision, meant.text, DENYING) : [`not where it belongs: ${asked}`]),
    ...strays(revision, (unit) => names(unit) || (belongs(unit) && says(unit.text, asked))),
  ];
}

function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}
