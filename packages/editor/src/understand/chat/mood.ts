/** A sad face at the end of a line: whoever writes it tells of trouble. */
const sad = /(?:\s[:;]['’]?-?[(/]|😢|😞|🙁|☹️?|😡|😭|🤦\S*|😩|😖)[\s.!]*$/u;

/** Whether the writer is unhappy with what a line tells. `line` is as the source has it. */
export function soundsUnhappy(line: string): boolean {
  return sad.test(line);
}

/** "Queue times are terrible", "the screen is just too slow to use": a judgement of how things are. English only. */
const judged =
  /^(?!(?:if|when|whenever|once|unless|while|until|make sure|ensure)(?!\p{L}))[^,;:?!]{3,80}? (?:is|are|feels?|looks?|remains?|stays?|gets?) (?:(?:just|so|really|very|pretty|quite|always|often|still|currently|simply|totally|completely|a bit|kind of) ){0,2}(?:too (?!many|much|few|late|long|large|big|small|old)\p{Ll}+|terrible|awful|horrible|unusable|unreliable|annoying|confusing|frustrating|painful|flaky|broken|a (?:mess|nightmare|pain|disaster|joke)|a total (?:mess|pain|nightmare)|to blame|out of date|slow|useless)(?!\p{L})/iu;

/** "…, that's confusing", "…, which looks cheap": the same behind a comma, of what stands before it. English only. */
const judgedBehind =
  /^(?!(?:if|when|whenever|once|unless|while|until|make sure|ensure)(?!\p{L}))[^;?!]{8,140}?, (?:and )?(?:that|this|it|which)(?:['’]s| is| looks| feels| sounds) (?:(?:just|so|really|very|pretty|quite|a bit|a little|kind of|rather) ){0,2}(?:terrible|awful|horrible|annoying|confusing|frustrating|painful|irritating|misleading|ugly|cheap|silly|weird|odd|wrong|broken|embarrassing|unprofessional|a (?:mess|nightmare|pain|disaster|joke|shame))[.!]*$/iu;

/** "What bothers us most is that …": who is bothered, before what by. English only. */
const bothers =
  /^(?:and |but |also )?what (?:(?:really|also|most) )?(?:bothers|annoys|irritates|frustrates|hurts|kills|bugs|upsets|confuses) (?:\p{L}+ ){1,4}?(?:(?:most|a lot|the most) )?is(?!\p{L})/iu;

/** "They block places all the time", "it dies at 3pm already": that something happens too often, too early or for too long. */
const tooOften =
  /(?<!\p{L})(?:all the time|again and again|over and over|every single (?:time|day|week|month)|for no reason|keeps? (?:failing|crashing|losing|dropping|breaking|hanging|freezing|forgetting|complaining|disappearing|vanishing|dying|timing out|falling|jumping|flickering|restarting|rebooting|getting (?:lost|stuck)|running out|logging (?:me|us|them|people|users) out)(?!\p{L})|(?:dies?|dead|full|empty|broken|down|offline)(?: \p{L}+| [\d\uE010]\S*){0,3} already)(?!\p{L})|(?:takes?|took|ran|lasts?|lasted|needs?|needed) [\d\uE010]\S*(?: \p{L}+)? instead of [\d\uE010]/iu;

/** "Broken since Safari 18", "down again after the update": what does not work, without a word for what. English only. */
const outOfOrder =
  /^(?:still |again |also |now )?(?:broken|down|dead|offline|flaky|unusable)(?: again)? (?:since|after|for|ever since) \S/iu;

/** Whether a sentence tells what its writer thinks of how things are, which nobody can be bound to. */
export function complains(sentence: string): boolean {
  return (
    judged.test(sentence) ||
    judgedBehind.test(sentence) ||
    bothers.test(sentence) ||
    tooOften.test(sentence) ||
    outOfOrder.test(sentence)
  );
}
