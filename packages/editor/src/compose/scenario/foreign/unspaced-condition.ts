/** How Japanese and Chinese set a case before what is to happen in it; the first that fits counts. Groups: the case, what happens. */
const shapes: Readonly<Record<string, readonly RegExp[]>> = {
  ja: [
    /^([^。]{2,80}?(?:場合|とき|際(?=[はに、])|[ただ](?=ら)))(?:には|は|に|ら)?、?([^。、よい].{3,160})$/u,
  ],
  zh: [
    /^(?:如果|若|要是|一旦)([^，。]{2,40}?)(?:的话)?，(?:则|就|那么)?([^。]{3,160})$/u,
    /^([^，。]{2,40}?)(?:的时候|(?<![小当同及实准按临暂平定随])时)(?!间|段|候|长|区|刻|\s?[算才])，?(?!间)([^。]{3,160})$/u,
    /^([^，。]{2,40}?后)，([^。]{3,160})$/u,
    /^([^，。]{2,40}?(?:没|未|超过|不足|失败|为空|已满)[^，。]{0,12})，([^。]{3,160})$/u,
    /^([^，。]{2,40}?)就((?=[给放转通发在把用拒锁退停记提显])[^。]{3,160})$/u,
  ],
};

/** "8度を超えたら当直に電話する", "断网时先存本地" taken apart; null where a sentence sets no case. */
export function unspacedCondition(
  said: string,
  language: string,
): { readonly when: string; readonly main: string } | null {
  const sentence = said.replace(/[。.]+$/u, '');
  for (const shape of shapes[language] ?? []) {
    const [, when = '', main = ''] = shape.exec(sentence) ?? [];
    if (main !== '') return { when, main };
  }
  return null;
}
