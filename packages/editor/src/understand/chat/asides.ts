import { changed, type Masked, revealed } from '../mask.ts';

/** "+1 to that, resend only for admins": a vote for what was said before states nothing. */
export function withoutVote(said: Masked): string {
  const shown = revealed(changed(said, said.text.slice(0, 3)), /^\+1$/u);
  return shown === '+1' && !/^ for (?!that|this|it|me)\S/iu.test(said.text.slice(3))
    ? said.text.slice(3).replace(/^(?: (?:to|on|for|from) (?:that|this|it|me))?[,.!:\s–-]{0,4}/u, '')
    : said.text;
}

/** "Things I am not sure about: do we …?" asks what stands behind the colon. */
export function withoutDoubt(body: string): string {
  return withoutPending(body).replace(
    /^(?:things?|points?|stuff|what|not sure|unsure|open|unclear|questions?|one question|my question)(?!\p{L})[^:?]{0,40}:\s(?=.{6,}\?\s*$)/iu,
    '',
  );
}

/** "I'd like to propose that we move …": who proposes it is no part of what is proposed. English. */
export function withoutProposing(body: string): string {
  return body.replace(
    /^(?:so )?(?:(?:i|we)(?:['’]d| would) like to (?:propose|suggest)|(?:i|we) (?:propose|suggest|would suggest|would propose)|(?:my|our|the) (?:proposal|suggestion) is)(?: that)? (?:(?=we )|to (?=\p{Ll}))/iu,
    '',
  );
}

/** "Sven wants to charge 2 €, not decided": what is said to be open, in the group. English. */
export const undecided =
  /^(?!(?:how|what|when|where|why|who|which|whether)(?!\p{L}))([^?]{8,}?)\s?[,;–—-]{1,2}\s{0,2}(?:but )?(?:is |that['’]?s )?(?:still (?:open|unclear|undecided)|unclear|undecided|tbd|not (?:yet )?decided|(?:there (?:was|is) )?no (?:decision|agreement|conclusion|consensus)(?: (?:was )?(?:made|taken|reached))?)(?: yet| so far)?[.!]?$/iu;

/** "Who pays the camera, still open" asks what stands before the comma. */
function withoutPending(body: string): string {
  return /^(?:and |but |so |also )?(?:how|what|when|where|why|who|which|whether)(?!\p{L})/iu.test(body)
    ? body.replace(
        /\s?[,;–—-]{1,2}\s{0,2}(?:is |that['’]?s )?(?:still |yet )?(?:open|unclear|undecided|tbd|not decided)(?: yet)?[.!]?$/iu,
        '?',
      )
    : body;
}
