/** Whether a sentence tells of what is over. */
export function isPast(prose: string): boolean {
  return /(?<!\p{L})(?:had|was|were|did|has been|have been|got|lost|went|broke|fell|crashed|failed|happened|war|waren|wurde|wurden|hatte|hatten|était|étaient|avait|fue|fueron|era|eran)(?!\p{L})/iu.test(
    prose,
  );
}
