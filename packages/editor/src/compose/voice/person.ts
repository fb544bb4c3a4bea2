/** Names who is meant instead of addressing the reader: "you can" → "users can". English only. */
export function impersonal(prose: string): string {
  return prose
    .replace(/(?<!\p{L})(?:thank you|thanks)[.,!]?\s?/giu, '')
    .replace(/(?<!\p{L})yourself(?!\p{L})/giu, 'themselves')
    .replace(/(?<!\p{L})yours(?!\p{L})/giu, 'theirs')
    .replace(/(?<!\p{L})(your)(?!\p{L})/giu, (match) => (match.startsWith('Y') ? 'The' : 'the'))
    .replace(/(?<!\p{L})(you)(?!\p{L})/giu, (match) => (match.startsWith('Y') ? 'Users' : 'users'));
}
