/** What the columns of a table are called that lines are put into. */
interface ColumnNames {
  readonly text: string;
  readonly name: string;
  readonly number: string;
  readonly entry: string;
}

const english: ColumnNames = { text: 'Description', name: 'Name', number: 'No.', entry: 'Entry' };
const byLanguage: Readonly<Record<string, ColumnNames>> = {
  de: { text: 'Beschreibung', name: 'Name', number: 'Nr.', entry: 'Eintrag' },
  es: { text: 'Descripción', name: 'Nombre', number: 'N.º', entry: 'Entrada' },
  fr: { text: 'Description', name: 'Nom', number: 'N°', entry: 'Entrée' },
  it: { text: 'Descrizione', name: 'Nome', number: 'N.', entry: 'Voce' },
  ja: { text: '説明', name: '名前', number: '番号', entry: '項目' },
  nl: { text: 'Beschrijving', name: 'Naam', number: 'Nr.', entry: 'Regel' },
  pl: { text: 'Opis', name: 'Nazwa', number: 'Nr', entry: 'Pozycja' },
  pt: { text: 'Descrição', name: 'Nome', number: 'N.º', entry: 'Entrada' },
  zh: { text: '说明', name: '名称', number: '编号', entry: '条目' },
};

/** The column names of a language; English where it has none of its own. */
export function columnNames(language: string): ColumnNames {
  return byLanguage[language] ?? english;
}
