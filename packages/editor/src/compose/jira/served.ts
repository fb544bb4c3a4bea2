/** Whom something is done for: "the owner gets an email", "sent to the customer"; who is merely spoken of wants nothing. */
export function served(prose: string): string {
  const somebody = '(?:(?:the|an?|each|every|all|our) )?(?:\\p{L}+ )?\\p{L}+';
  return (
    [
      ...prose.matchAll(
        new RegExp(
          `(?<!\\p{L})(?:(?:tell|notify|inform|warn|remind|show|give|let|help|allow|email|mail|for|to) (${somebody})|(${somebody}) (?:gets?|receives?|sees?|wants?|needs?|can|is told|are told|may)(?!\\p{L}))`,
          'giu',
        ),
      ),
    ]
      .map((match) => match[1] ?? match[2] ?? '')
      // "The top sellers" are things.
      .filter((whom) => !/^(?:the )?(?:top|best) /iu.test(whom))
      .join(', ')
  );
}
