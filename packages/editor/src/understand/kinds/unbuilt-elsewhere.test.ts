import { expect, it } from 'vitest';
import { unbuiltElsewhere } from './unbuilt-elsewhere.ts';

it.each([
  ['de', 'Keine Bilder in der ersten Version.'],
  ['de', 'Keine App, eine Webseite reicht.'],
  ['de', 'Erstmal keine Zahlungen.'],
  ['de', 'Die alte Access-Datenbank lassen wir laufen.'],
  ['fr', "Pas d'appli mobile, le site suffit."],
  ['fr', "L'ancienne base reste comme elle est."],
  ['fr', "La connexion à SAP n'en fait pas partie."],
  ['es', 'De momento sin pagos.'],
  ['es', 'La base antigua se queda como está.'],
  ['pt', 'Sem fotos na primeira versão.'],
  ['pt', 'A integração com o SAP não entra.'],
  ['it', 'Niente app, basta il sito.'],
  ['it', "Il vecchio database resta com'è."],
  ['nl', "Geen foto's in de eerste versie."],
  ['nl', 'We migreren het oude systeem niet.'],
  ['pl', 'Bez aplikacji, wystarczy strona.'],
  ['pl', 'Stara baza zostaje bez zmian.'],
  ['ja', '旧データベースはそのまま。'],
  ['ja', '多言語対応はしない。'],
  ['zh', '第一版不做照片。'],
  ['zh', '老系统不迁移。'],
])('says what is not to be built (%s: %s)', (language, prose) => {
  expect(unbuiltElsewhere(prose, language)).toBe(true);
});

it.each([
  ['de', 'Keine Buchung ohne Anzahlung.'],
  ['de', 'Ohne Empfang reicht die lokale Kopie.'],
  ['de', 'Bestehende Buchungen bleiben erhalten.'],
  ['de', 'Die Änderung wird nicht übernommen.'],
  ['fr', 'Sans appli, le membre réserve par téléphone.'],
  ['fr', 'Celui qui ne fait pas partie du groupe ne voit rien.'],
  ['es', 'Sin conexión, basta con guardar en local.'],
  ['es', 'El portero no entra al sistema.'],
  ['it', 'Chi non fa parte del gruppo non vede nulla.'],
  ['nl', 'Zonder app kan het lid bellen.'],
  ['pl', 'Obecne rezerwacje pozostają ważne.'],
  ['ja', 'サポートが対応しない。'],
  ['ja', '支払いがない場合は対応しない。'],
  ['zh', '目前没有系统。'],
  ['zh', '如果没付款,先不发货。'],
])('takes bans, cases and trouble for none (%s: %s)', (language, prose) => {
  expect(unbuiltElsewhere(prose, language)).toBe(false);
});
