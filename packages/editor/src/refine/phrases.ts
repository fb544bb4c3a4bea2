interface Phrases {
  /** Stands under a required heading that has nothing left. */
  readonly none: string;
  /** Asks for what a section, example or detail should say. */
  readonly askFor: (topic: string) => string;
  /** Asks how a risk is dealt with. */
  readonly askMitigation: (risk: string) => string;
  readonly mitigation: string;
  readonly see: (heading: string) => string;
  readonly check: (requirement: string) => string;
}

const byLanguage: Readonly<Record<string, Phrases>> = {
  en: {
    none: 'None.',
    askFor: (topic) => `${capitalised(topic)}: what should the document say about it?`,
    askMitigation: (risk) => `What is done about the risk "${risk}"?`,
    mitigation: 'Mitigation',
    see: (heading) => `see ${heading}`,
    check: (requirement) => `check that this holds: ${requirement}`,
  },
  de: {
    none: 'Keine.',
    askFor: (topic) => `${capitalised(topic)}: Was soll das Dokument dazu sagen?`,
    askMitigation: (risk) => `Was wird gegen das Risiko „${risk}“ getan?`,
    mitigation: 'Gegenmaßnahme',
    see: (heading) => `siehe ${heading}`,
    check: (requirement) => `prüfen, dass dies gilt: ${requirement}`,
  },
  fr: {
    none: 'Aucun.',
    askFor: (topic) => `${capitalised(topic)} : que doit en dire le document ?`,
    askMitigation: (risk) => `Que fait-on contre le risque « ${risk} » ?`,
    mitigation: 'Atténuation',
    see: (heading) => `voir ${heading}`,
    check: (requirement) => `vérifier que ceci tient : ${requirement}`,
  },
  es: {
    none: 'Ninguno.',
    askFor: (topic) => `${capitalised(topic)}: ¿qué debe decir el documento?`,
    askMitigation: (risk) => `¿Qué se hace contra el riesgo «${risk}»?`,
    mitigation: 'Mitigación',
    see: (heading) => `véase ${heading}`,
    check: (requirement) => `comprobar que se cumple: ${requirement}`,
  },
};

function capitalised(topic: string): string {
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

const english = byLanguage['en'] as Phrases;

/** Words that refine writes itself, in the language of the document; English where it has none. */
export function phrasesIn(language: string): Phrases {
  return byLanguage[language] ?? english;
}
