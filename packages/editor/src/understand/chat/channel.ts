/** "#proj-courier" alone on a line: where a conversation was held. */
export function namesChannel(line: string): boolean {
  return /^#[\p{L}\p{N}_-]+$/u.test(line.trim());
}
