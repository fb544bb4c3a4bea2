/** What is written of ticket 0, as it is written of another: with that one's number, and with the numbers of its notes. */
export function ofTicket(ticket: number, text: string): string {
  return text.replace(
    /\b(ticket|note) (\d{1,12})/g,
    (_, word, number) => `${word} ${Number(number) + ticket}`,
  );
}
