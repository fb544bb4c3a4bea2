import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in German. */
export const introsDe: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem': 'So ist die Lage vor der Änderung. Sie erklärt, warum die Arbeit nötig ist.',
  'intro-goals': 'Ein Ziel sagt, was danach besser ist.',
  'intro-non-goals':
    'Diese Dinge bleiben, wie sie sind. Daran wird nicht gearbeitet, auch wo es verlockend ist.',
  'intro-functional-requirements':
    'Jede Zeile ist eine Sache, die die Software tun muss. Eine Zeile nach der anderen umsetzen und testen.',
  'intro-non-functional-requirements':
    'Jede Zeile setzt eine messbare Grenze. Vor und nach der Änderung messen.',
  'intro-design': 'So arbeiten die Teile zusammen. Jeden Teil im Code suchen, bevor er geändert wird.',
  'intro-interfaces-data': 'Das geht hinein und hinaus: Aufrufe, Nachrichten, Tabellen, Dateien.',
  'intro-failure-cases': 'Diese Fälle gehen im Betrieb schief. Für jeden einen Test schreiben.',
  'intro-test-plan':
    'Jedes Szenario hat einen Anfang (Angenommen), eine Handlung (Wenn) und ein Ergebnis (Dann).',
  'intro-rollout-rollback':
    'Hier steht, wie die Änderung zu den Menschen kommt und wie sie zurückgenommen wird.',
  'intro-observability': 'Hier steht, woran man im Betrieb sieht, dass es funktioniert.',
  'intro-alternatives': 'Das sind andere Wege zum Ziel. Sie zeigen, warum dieser gewählt wurde.',
  'intro-risks':
    'Jedes Risiko hat eine Gegenmaßnahme: was getan wird, damit es nicht eintritt oder weniger schadet.',
  'intro-assumptions': 'Diese Aussagen gelten als gegeben. Nachfragen, wenn eine falsch aussieht.',
  'intro-open-questions':
    'Das hat noch niemand beantwortet. Nachfragen, bevor gebaut wird, was davon abhängt.',
  'intro-unresolved-questions':
    'Das hat noch niemand beantwortet. Nachfragen, bevor gebaut wird, was davon abhängt.',
  'intro-epic-goal': 'Ein Epic fasst Tickets zusammen, die einem Ziel dienen. Das ist dieses Ziel.',
  'intro-coverage-map':
    'Jede Anforderung führt zu dem Ticket, das sie erfüllt. So zeigt sich, ob etwas vergessen wurde.',
  'intro-tickets': 'Ein Ticket nach dem anderen. Es ist fertig, wenn alle seine Kriterien gelten.',
  'intro-overview': 'Zuerst lesen. Hier steht, wozu die API dient.',
  'intro-consumers-auth': 'Hier steht, wer die API aufruft und wie ein Aufrufer zeigt, wer er ist.',
  'intro-conventions': 'Diese Regeln gelten für jeden Aufruf.',
  'intro-resources': 'Eine Ressource ist etwas, das Aufrufer über die API lesen oder ändern können.',
  'intro-endpoints':
    'Ein Endpunkt ist eine Methode und ein Pfad. Die Methode sagt, was getan wird, der Pfad, womit.',
  'intro-pagination': 'Lange Listen kommen in Seiten. Hier steht, wie die nächste Seite angefordert wird.',
  'intro-error-model': 'Ein Fehler sagt einem Programm, was schiefging. Alle Fehler sehen gleich aus.',
  'intro-limits': 'Wer zu viel sendet, wird eine Zeit lang abgewiesen.',
  'intro-versioning': 'Eine Version lässt alte Aufrufer weiterarbeiten, während sich die API ändert.',
  'intro-security': 'Hier steht, wer was sehen und ändern darf. In jedem Handler prüfen.',
  'intro-purpose-owner': 'Hier steht, wozu die Daten dienen und wen man dazu fragt.',
  'intro-entities': 'Eine Entität ist etwas, von dem die Daten handeln. Jede bekommt eine Tabelle.',
  'intro-field-tables':
    'Jede Zeile ist eine Spalte der Tabelle. PK ist der Primärschlüssel, FK ein Verweis auf eine andere Tabelle.',
  'intro-relationships': 'Hier steht, wie viele Zeilen einer Tabelle zu einer Zeile einer anderen gehören.',
  'intro-er-diagram': 'Das Diagramm zeigt dieselben Tabellen und Verweise als Bild.',
  'intro-constraints-indexes': 'Eine Einschränkung hält falsche Zeilen fern. Ein Index macht die Suche kurz.',
  'intro-enumerations': 'Diese Felder nehmen einen von wenigen Werten an.',
  'intro-quality-rules':
    'Daten, die eine dieser Regeln verletzen, sind falsch, auch wenn die Datenbank sie annimmt.',
  'intro-freshness': 'Hier steht, wie alt die Daten beim Lesen sein dürfen.',
  'intro-retention':
    'Hier steht, wie lange Daten aufbewahrt werden. Manche müssen von Gesetzes wegen gelöscht werden.',
  'intro-migration-backfill': 'Hier steht, was mit vorhandenen Daten geschieht.',
  'intro-access-patterns': 'Das sind die Fragen an die Daten. Tabellen und Indizes folgen daraus.',
  'intro-motivation': 'Hier steht, warum überhaupt eine Änderung vorgeschlagen wird.',
  'intro-guide-explanation': 'Das erklärt den Vorschlag denen, die damit arbeiten werden.',
  'intro-reference-explanation': 'Das erklärt den Vorschlag denen, die ihn umsetzen werden.',
  'intro-drawbacks': 'Hier steht, was gegen den Vorschlag spricht.',
  'intro-rationale-alternatives': 'Das vergleicht den Vorschlag mit anderen Wegen und mit dem Nichtstun.',
  'intro-prior-art': 'Hier steht, was andere vorher getan haben.',
  'intro-migration-rollback': 'Hier steht, wie die Änderung eingeführt und wie sie zurückgenommen wird.',
  'intro-future-possibilities': 'Das kann später kommen. Es gehört nicht zur Arbeit.',
};
