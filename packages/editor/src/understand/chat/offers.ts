const issue =
  '(?:this|it|that|the (?:project|issue|ticket|repo|codebase|fix|feature|implementation|pr)|on this(?: one)?|here|(?:a|the) (?:pr|pull request|patch|mr|merge request))';

/** Offers of help and answers to them, as people write them below issues. English; the whole sentence. */
const offers: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:\+1,? )?(?:[@\uE010]\S* )?(?:(?:and|but|so|also) )?(?:i(?:['’]d|['’]m| would| am| will| can| could)|we(?:['’]d|['’]re| would| are| will| can))? ?(?:would )?(?:(?:really |also |be )*(?:love|like|happy|glad|willing|keen|up))(?: to)? (?:contribute|help(?: out)?|work on|take|pick up|pick|open|submit|send|make|create|raise|implement|tackle|give)(?: (?:to|with|up|out|on))*(?: ${issue})?(?: up)?(?: a (?:try|shot|go))?(?: with (?:the |this |that |it).{0,40})?(?: if .{3,60}| when .{3,60})?$`,
    'iu',
  ),
  /^(?:of course,? |yes,? |sure,? )?(?:it|this|the issue|this issue)(?:['’]s| is) (?:still )?(?:open for|up for) (?:contributions?|grabs)$/iu,
  /^(?:please )?(?:feel free|go ahead)(?: to| and)? (?:open|submit|send|make|create|raise|take|ping|reach out|ask|contact|close)(?: .{2,60})?$/iu,
  /^(?:(?:if|in case|when(?:ever)?) you (?:need|have|want|are|get) .{2,50}, )(?:please |just )?(?:let (?:me|us) know|ping (?:me|us)|reach out|ask|shout)$/iu,
  /^(?:prs?|pull requests?|contributions|patches|any help) (?:are|is|would be) (?:very |always |much |more than |highly )*(?:welcome|appreciated)$/iu,
  /^(?:is )?(?:anyone|anybody|someone|somebody) (?:already |currently )?working on (?:this|it)$/iu,
  /^(?:thanks|thank you) for (?:reporting|opening|raising|filing|the (?:report|issue|suggestion|pr))(?: .{2,30})?$/iu,
];

/** Whether a sentence offers help with a text, or answers such an offer, and says nothing of what the text is about. English. */
export function isOffer(sentence: string): boolean {
  const said = sentence.trim().replace(/[\s!.?…🙏😊🙂👍]+$/u, '');
  return said.length < 160 && offers.some((pattern) => pattern.test(said));
}
