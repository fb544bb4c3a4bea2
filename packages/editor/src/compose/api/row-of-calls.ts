/** "`POST /orders`, `GET /orders/{id}`": calls and nothing that is said of them. */
export function isRowOfCalls(text: string): boolean {
  return /^(?:(?:endpoints?|calls?|routes?|operations?|api):?\s)?(?:`[A-Z]+ \/[^`]*`[\s,;.]*(?:(?:and|und|et|y)\s)?)+$/iu.test(
    text,
  );
}
