import { onceALanguage } from '../once-a-language.ts';

/**
 * Words that mark what a summary must not lose, in the ten languages: what was decided, who owes what by when, what is
 * binding, what is at stake, what is still open. Matched whole and without regard to case; `*` lets a word go on.
 */
const CUES: Readonly<Record<string, string>> = {
  en: "decide* decision* agree* approved rejected must mustn't shall required deadline due owner owns responsible risk* block* outage* fail* breach* cannot never always only because goal conclusion result* therefore important critical open question* next action*",
  de: 'entscheid* entschied* beschl* vereinbart* einig* muss müssen darf dürfen frist* termin* bis verantwortlich* zuständig* risik* blockier* ausfall* fehler* scheiter* nie niemals immer nur weil ziel* ergebnis* deshalb daher wichtig* kritisch* offen* frage* nächst*',
  fr: 'décid* décision* convenu* accord approuv* rejet* doit doivent interdit* échéance* délai* responsable* risque* bloqu* panne* échec* échou* jamais toujours seulement uniquement car objectif* résultat* donc important* critique* ouvert* question* prochain*',
  es: 'decid* decisión decisiones acord* acuerdo aprob* rechaz* debe deben prohibid* plazo* fecha responsable* riesgo* bloque* caída* fallo* falla* nunca siempre solo sólo únicamente porque objetivo* resultado* importante* crític* abiert* pregunta* próxim*',
  pt: 'decid* decisão decisões acord* aprov* rejeit* deve devem proibid* prazo* data responsáve* risco* bloque* queda* falha* nunca sempre só somente apenas porque objetivo* resultado* portanto importante* crític* abert* pergunta* próxim*',
  it: 'deciso decis* decisione concordat* accordo approvat* respint* deve devono vietat* scadenz* responsabil* rischi* blocc* guast* error* fallit* mai sempre solo soltanto perché obiettiv* risultat* quindi important* critic* apert* domand* prossim*',
  nl: 'beslis* besluit* besloten afgesproken akkoord goedgekeurd afgewezen moet moeten mag deadline* verantwoordelijk* risico* blokk* storing* uitval* fout* mislukt* nooit altijd alleen omdat doel* resultaat dus daarom belangrijk* kritiek* open* vraag vragen volgende',
  pl: 'zdecyd* decyzj* ustal* uzgodn* zatwierdz* odrzuc* musi muszą należy wolno termin* odpowiedzialn* ryzyk* blokuj* awari* błąd błęd* nigdy zawsze tylko ponieważ bo cel* wynik* dlatego więc ważn* krytyczn* otwart* pytani* następn*',
};

/** Words by which a text says what was behind its trouble: a reader of a summary asks for that first. */
const FINDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:root )?cause (?:was|is|turned)|caused by|turn(?:s|ed) out|(?:found|figured) (?:out )?that|found the (?:bug|cause|problem|reason)|culprit|due to)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ursache (?:war|ist)|stellte sich heraus|herausgestellt|lag (?:daran|an)|festgestellt|verursacht)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:la cause (?:était|est)|il s['’]est avéré|dû à|due à|causée? par|(?:on a|nous avons|a) (?:découvert|constaté))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:la causa (?:fue|era|es)|resultó que|debido a|causad[oa] por|(?:descubri|encontr)(?:mos|ó) que)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:a causa (?:foi|era|é)|descobri(?:mos|u) que|devido a|causad[oa] por)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:la causa (?:era|è)|è emerso che|a causa di|causat[oa] da|(?:abbiamo|ha) scoperto che)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:oorzaak (?:was|is)|bleek (?:dat|te)|kwam door|veroorzaakt door)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:przyczyną (?:był|jest)\p{L}{0,3}|okazało się|spowodowan\p{L}{1,3} przez|z powodu)(?!\p{L})/iu,
  ja: /原因は|が原因|判明/u,
  zh: /原因是|发现是|由于|導致|导致/u,
};

/** Whether a text says what was behind some trouble. */
export function tellsCause(text: string, language: string): boolean {
  return (FINDINGS[language] ?? FINDINGS['en'])?.test(text) ?? false;
}

const CJK: Readonly<Record<string, RegExp>> = {
  ja: /決定|決ま|合意|承認|却下|必要|必須|なければ|べき|禁止|期限|締切|まで|担当|責任|リスク|障害|失敗|停止|できない|必ず|のみ|だけ|ため|目的|目標|結論|結果|重要|未定|質問|課題|次/gu,
  zh: /决定|決定|商定|同意|批准|拒绝|必须|必須|需要|应该|不得|禁止|截止|期限|负责|負責|风险|風險|故障|失败|中断|不能|无法|总是|只|因为|目标|目的|结论|结果|重要|关键|待定|问题|下一步/gu,
};

/** How many cues of a language a text holds. Languages without cues of their own are read as English. */
export function cueCount(text: string, language: string): number {
  return text.match(CJK[language] ?? patternOf(language in CUES ? language : 'en'))?.length ?? 0;
}

const patternOf = onceALanguage((language) => {
  const words = (CUES[language] ?? '').split(' ').map((word) => word.replace('*', '\\p{L}{0,12}'));
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
});
