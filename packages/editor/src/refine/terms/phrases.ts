import { upperFirst } from '../../first-letter.ts';

interface Phrases {
  /** Stands under a required heading that has nothing left. */
  readonly none: string;
  /** Asks for what a section, example or detail should say. */
  readonly askFor: (topic: string) => string;
  /** Asks how a risk is dealt with. */
  readonly askMitigation: (risk: string) => string;
  readonly mitigation: string;
  readonly see: (heading: string) => string;
  /** Says that fields need an index. */
  readonly index: (fields: string, isUnique: boolean) => string;
}

const byLanguage: Readonly<Record<string, Phrases>> = {
  en: {
    none: 'None.',
    askFor: (topic) => `${upperFirst(topic)}: what should the document say about it?`,
    askMitigation: (risk) => `What is done about the risk "${risk}"?`,
    mitigation: 'Mitigation',
    see: (heading) => `see ${heading}`,
    index: (fields, isUnique) => `${fields} ${isUnique ? 'needs a unique index' : 'needs an index'}.`,
  },
  de: {
    none: 'Keine.',
    askFor: (topic) => `${upperFirst(topic)}: Was soll das Dokument dazu sagen?`,
    askMitigation: (risk) => `Was wird gegen das Risiko „${risk}“ getan?`,
    mitigation: 'Gegenmaßnahme',
    see: (heading) => `siehe ${heading}`,
    index: (fields, isUnique) =>
      `${fields} ${isUnique ? 'braucht einen eindeutigen Index' : 'braucht einen Index'}.`,
  },
  fr: {
    none: 'Aucun.',
    askFor: (topic) => `${upperFirst(topic)} : que doit en dire le document ?`,
    askMitigation: (risk) => `Que fait-on contre le risque « ${risk} » ?`,
    mitigation: 'Atténuation',
    see: (heading) => `voir ${heading}`,
    index: (fields, isUnique) => `${fields} ${isUnique ? 'demande un index unique' : 'demande un index'}.`,
  },
  es: {
    none: 'Ninguno.',
    askFor: (topic) => `${upperFirst(topic)}: ¿qué debe decir el documento?`,
    askMitigation: (risk) => `¿Qué se hace contra el riesgo «${risk}»?`,
    mitigation: 'Mitigación',
    see: (heading) => `véase ${heading}`,
    index: (fields, isUnique) => `${fields} ${isUnique ? 'necesita un índice único' : 'necesita un índice'}.`,
  },
  it: {
    none: 'Nessuno.',
    askFor: (topic) => `${upperFirst(topic)}: che cosa deve dire il documento?`,
    askMitigation: (risk) => `Che cosa si fa contro il rischio «${risk}»?`,
    mitigation: 'Mitigazione',
    see: (heading) => `vedi ${heading}`,
    index: (fields, isUnique) =>
      `${fields} ${isUnique ? 'richiede un indice univoco' : 'richiede un indice'}.`,
  },
  pt: {
    none: 'Nenhum.',
    askFor: (topic) => `${upperFirst(topic)}: o que o documento deve dizer sobre isso?`,
    askMitigation: (risk) => `O que se faz contra o risco “${risk}”?`,
    mitigation: 'Mitigação',
    see: (heading) => `ver ${heading}`,
    index: (fields, isUnique) =>
      `${fields} ${isUnique ? 'precisa de um índice único' : 'precisa de um índice'}.`,
  },
  nl: {
    none: 'Geen.',
    askFor: (topic) => `${upperFirst(topic)}: wat moet het document hierover zeggen?`,
    askMitigation: (risk) => `Wat wordt er gedaan tegen het risico “${risk}”?`,
    mitigation: 'Maatregel',
    see: (heading) => `zie ${heading}`,
    index: (fields, isUnique) =>
      `${fields} ${isUnique ? 'heeft een unieke index nodig' : 'heeft een index nodig'}.`,
  },
  pl: {
    none: 'Brak.',
    askFor: (topic) => `${upperFirst(topic)}: co dokument ma o tym mówić?`,
    askMitigation: (risk) => `Co robimy wobec ryzyka „${risk}”?`,
    mitigation: 'Zapobieganie',
    see: (heading) => `zob. ${heading}`,
    index: (fields, isUnique) => `${fields} ${isUnique ? 'wymaga unikalnego indeksu' : 'wymaga indeksu'}.`,
  },
  ja: {
    none: 'なし。',
    askFor: (topic) => `${topic}について、この文書は何を述べるべきですか？`,
    askMitigation: (risk) => `リスク「${risk}」にはどう対処しますか？`,
    mitigation: '対策',
    see: (heading) => `${heading}を参照`,
    index: (fields, isUnique) =>
      `${fields}${isUnique ? 'には一意インデックスが必要' : 'にはインデックスが必要'}。`,
  },
  zh: {
    none: '无。',
    askFor: (topic) => `${topic}：文档应该说明什么？`,
    askMitigation: (risk) => `如何应对风险“${risk}”？`,
    mitigation: '缓解措施',
    see: (heading) => `见${heading}`,
    index: (fields, isUnique) => `${fields}${isUnique ? '需要唯一索引' : '需要索引'}。`,
  },
};

const english = byLanguage['en'] as Phrases;

/** Words that refine writes itself, in the language of the document; English where it has none. */
export function phrasesIn(language: string): Phrases {
  return byLanguage[language] ?? english;
}
