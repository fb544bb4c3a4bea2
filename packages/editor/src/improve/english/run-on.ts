import type { ProseRule } from '../../correct/prose-rule.ts';

const SUBJECT =
  "(?:we|they|i|it|this|there|nobody|everyone|users|somebody|it['’]s|that['’]s|there['’]s|they['’]re|we['’]re|i['’]m|i['’]ve|we['’]ve)";
const FINITE =
  "(?:is|are|was|were|has|have|had|do|does|did|can|can['’]t|cannot|could|should|would|will|must|might|may|need|needs|needed|want|wants|wanted|think|thinks|thought|get|gets|got|see|sees|saw|use|uses|used|fail|fails|failed|work|works|worked|don['’]t|doesn['’]t|didn['’]t|isn['’]t|wasn['’]t|won['’]t|seem|seems|happens|happened|keep|keeps|run|runs|tried|try|found|know|started|stopped|broke|breaks|returns|returned|also)";

/** Openings after which a comma closes a dependent clause or a phrase, so that it joins no two sentences. */
const DEPENDENT =
  /(?:^|, |\b(?:and|but|so|or) )(?:if|when|whenever|while|since|because|as|after|before|although|though|unless|until|once|in|on|at|for|with|without|by|to|from|during|given|even|instead|depending|whether|like|where|which|who|that)\b/i;

const HAS_FINITE = new RegExp(String.raw`\b${FINITE}\b`, 'iu');

/** Shorter clauses are held together by a comma well enough. */
const LEAST_WORDS = 4;

/** A comma between two whole sentences becomes a full stop. */
export const runOn: ProseRule = {
  id: 'improve/run-on',
  category: 'style',
  message: 'Two sentences are joined by a comma only.',
  pattern: new RegExp(
    String.raw`, (?=(${SUBJECT})(?: (?:also|still|just|really|probably|already|never|always|only))? ?(?:${FINITE}\b|(?<=['’](?:s|re|m|ve) ?)))(${SUBJECT})`,
    'giu',
  ),
  replace: ([, , subject = ''], { prose, from }) => {
    // a second comma soon after closes an aside
    if (/^, [^,.!?\n]{1,24},/.test(prose.slice(from, from + 30))) return null;
    const clause =
      prose
        .slice(Math.max(0, from - 300), from)
        .split(/[.!?;:\n](?=\s|$)|[()]/)
        .at(-1)
        ?.trim() ?? '';
    if (clause.split(/\s+/).length < LEAST_WORDS || !HAS_FINITE.test(clause) || DEPENDENT.test(clause))
      return null;
    return `. ${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}`;
  },
  examples: [
    ['the login page is broken again, we need a fix', 'the login page is broken again. We need a fix'],
    ['the job runs twice a day, it fails every time', 'the job runs twice a day. It fails every time'],
  ],
  counterExamples: [
    'if the cache is full, we need a fix',
    'it fails, it works',
    'the job that we run, it is said, fails',
    'after the deploy was done, it failed',
  ],
};
