/** "Should say that the push is dropped": the same case with another outcome; null where the words tell a case of their own. */
export function withOtherOutcome(criterion: string, said: string): string | null {
  const outcome = /^that (?<outcome>.{4,300})$/isu.exec(said.trim())?.groups?.['outcome'];
  const { given } = /^(?<given>Given .+, When .+, Then )/su.exec(criterion)?.groups ?? {};
  return outcome === undefined ||
    given === undefined ||
    /(?<!\p{L})(?:given|when|if|then|after|once)(?!\p{L})/iu.test(outcome)
    ? null
    : `${given}${outcome.replace(/[.;,\s]+$/u, '')}.`;
}
