import { trainClauseMarks } from './clause-marks/train.ts';
import { trainContextWords } from './context-words/train.ts';
import { readCorpus } from './corpus.ts';
import { trainDemands } from './demands/train.ts';
import { trainFacts } from './feedback-facts-training.ts';
import { trainBearings } from './feedback-training.ts';
import { trainKinds } from './kinds-training.ts';
import { trainIntents } from './orders-training.ts';
import { trainSplices } from './splices-training.ts';
import { trainSyntax } from './syntax/train.ts';
import { trainEnglishTitles } from './titles/train.ts';
import { trainTitles } from './titles-training.ts';
import { trainWishes } from './wishes/train.ts';

/**
 * `npm run training`: learns the weights of `src/understand/kinds`, `src/understand/splices` and `src/understand/titles` from the corpus, and those of `src/refine/bearing` and `src/refine/intent` from
 * the feedback and the orders beside it, and writes them, after a cross-validation that shows how what it has not learned from is taken. `--errors` lists the mistaken ones,
 * `--dry` writes nothing, and names of some of them (`kinds`, `splices`, `titles`, `english-titles`, `bearing`, `intents`, `facts`) leave the others as they are. To be run again whenever a rule of classification or a text of the corpus changes.
 *
 * `npm run training -- context-words …`: learns instead which words fit which context, from prose that is no part of this
 * repository: see `context-words/README.md`; `npm run training -- syntax …`: which words of a sentence belong together, see `syntax/README.md`; `npm run
 * training -- demands`: which words of a demand say who is bound to what, see `demands/README.md`; `npm run training -- clause-marks …`: where a mark is missing
 * between two clauses, see `clause-marks/README.md`; `npm run training -- wishes`: how people phrase what they wish of a document, see `wishes/README.md`.
 */
const [what, ...rest] = process.argv.slice(2);
if (what === 'context-words') trainContextWords(rest);
else if (what === 'clause-marks') trainClauseMarks(rest);
else if (what === 'syntax') trainSyntax(rest);
else if (what === 'demands') trainDemands(rest);
else if (what === 'wishes') trainWishes(rest);
else {
  const corpus = readCorpus();
  const trainings = {
    kinds: trainKinds,
    splices: trainSplices,
    titles: trainTitles,
    'english-titles': trainEnglishTitles,
    bearing: trainBearings,
    intents: trainIntents,
    facts: trainFacts,
  };
  const args = process.argv.slice(2);
  const isNamed = Object.keys(trainings).some((name) => args.includes(name));
  for (const [name, train] of Object.entries(trainings))
    if (!isNamed || args.includes(name)) await train(corpus, args);
}
