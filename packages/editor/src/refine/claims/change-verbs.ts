/**
 * Words of seven languages by which somebody gives a thing another value ("kürzen wir auf", "passe à", "sube a"), and small words of
 * Japanese and Chinese: none of them says of what the value is.
 */
const changing =
  /(?<!\p{L})(?:(?:ge|ver)?(?:änder|kürz|länger|setz|leg)\p{L}*|(?:er|ge|an)?höh\p{L}*|(?:ge)?senk\p{L}*|(?:an|he)?heb\p{L}*|reduzier\p{L}*|verschieb\p{L}*|rutsch\p{L}*|(?:re)?pass(?:e|er|ent|ons|a|ar|an|ará|erà|eranno|are)|chang(?:e|er|eons|ent)|rédui\p{L}*|augment\p{L}*|aument\p{L}*|prolong\p{L}*|rallong\p{L}*|allong\p{L}*|abaiss\p{L}*|port(?:er|ons|ez)|fix(?:e|er|ons|ez)|cambi[aeo]\p{L}*|mud(?:a|ar|e|amos|ou)|baj(?:a|ar|amos|e)|sub(?:e|ir|imos|a)|ampl[iy]\p{L}*|reduc\p{L}*|reduz\p{L}*|ridu\p{L}*|alz(?:a|are|iamo)|abbass\p{L}*|porta(?:re|to|ta)|sal[ei](?:re)?|scend\p{L}*|wijzig\p{L}*|verander\p{L}*|verleng\p{L}*|verkort\p{L}*|verho(?:og|gen)\p{L}*|verla(?:ag|gen)\p{L}*|wordt|worden|zmie(?:ń|ni)\p{L}*|skr(?:ó|a)c\p{L}*|wydłuż\p{L}*|zwiększ\p{L}*|zmniejsz\p{L}*|przesu\p{L}*|devient|deviennent|diventa(?:no)?|vira|fica(?:m)?|queda(?:n)?|wynosi)(?!\p{L})/giu;

/** Syllables of grammar, and the verbs by which a value is set, in texts that are written without spaces. */
const asian =
  /^(?:\p{Script=Hiragana}+|変更|修正|設定|[的了为為在把被将將是和与與改应應到]|改为|改成|设置|修改)$/u;

/** Words without those that only say that a value changes. */
export function withoutChangeVerbs(text: string): string {
  return text.replace(changing, ' ');
}

/** Whether a word of a language without spaces says nothing of what a sentence is about. */
export function isGrammar(word: string): boolean {
  return asian.test(word);
}
