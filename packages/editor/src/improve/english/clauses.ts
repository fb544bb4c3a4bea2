/** Words that begin a clause as its subject. */
export const SUBJECT =
  "(?:we|they|i|it|this|there|nobody|everyone|users|somebody|it['’]s|that['’]s|there['’]s|they['’]re|we['’]re|i['’]m|i['’]ve|we['’]ve)";

/** Forms of verbs that only a whole clause has. */
export const FINITE =
  "(?:is|are|was|were|has|have|had|do|does|did|can|can['’]t|cannot|could|should|would|will|must|might|may|need|needs|needed|want|wants|wanted|think|thinks|thought|get|gets|got|see|sees|saw|use|uses|used|fail|fails|failed|work|works|worked|don['’]t|doesn['’]t|didn['’]t|isn['’]t|wasn['’]t|won['’]t|seem|seems|happens|happened|keep|keeps|run|runs|tried|try|found|know|started|stopped|broke|breaks|returns|returned|gave|went|came|take|takes|took|make|makes|made|lost|sent|told|said|ran|built|wrote|crashed|restarted|changed|changes|noticed|looked|looks|look|show|shows|showed|also)";

export const HAS_FINITE = new RegExp(String.raw`\b${FINITE}\b`, 'iu');

/** Openings after which a comma closes a dependent clause or a phrase, so that it joins no two sentences. */
export const DEPENDENT =
  /(?:^|, |\b(?:and|but|so|or|that) )(?:then |also |even )?(?:no matter|whatever|if|when|whenever|while|since|because|as|after|before|although|though|unless|until|once|in|on|at|for|with|without|by|to|from|during|given|even|instead|depending|whether|like|where|which|who|that|due|owing|because|despite|assuming|provided|considering|supposing|whenever|whereas)\b/i;
