import { expect, it } from 'vitest';
import { demandedSentence } from './demanded.ts';

it.each([
  [
    'de',
    'Er sucht den Platz und einen Termin aus und bekommt einen Beleg.',
    'Er MUSS den Platz und einen Termin aussuchen und einen Beleg bekommen.',
  ],
  ['de', 'Der Rest wird sofort angezeigt.', 'Der Rest MUSS sofort angezeigt werden.'],
  [
    'de',
    'Leere Felder (Name, Ort und auch das Land) werden abgelehnt.',
    'Leere Felder (Name, Ort und auch das Land) MÜSSEN abgelehnt werden.',
  ],
  [
    'de',
    'Als Mieterin möchte ich meine Wallbox sperren können, damit keiner lädt.',
    'Als Mieterin MUSS man seine Wallbox sperren können, damit keiner lädt.',
  ],
  ['de', 'Als Gast will ich mich abmelden.', 'Als Gast MUSS man sich abmelden können.'],
  ['de', 'Verträge werden am Monatsende ungültig.', 'Verträge MÜSSEN am Monatsende ungültig werden.'],
  ['fr', 'Le colis fait 30 kg au maximum.', 'Le colis DOIT faire 30 kg au maximum.'],
  ['de', 'Die alte Maske bitte vom Netz nehmen.', 'Man MUSS die alte Maske vom Netz nehmen.'],
  [
    'de',
    'Der Chef kriegt eine Mail und gibt sie frei.',
    'Der Chef MUSS eine Mail kriegen und sie freigeben.',
  ],
  ['de', 'Gäste können einen Tisch buchen, auch spät.', 'Gäste MÜSSEN einen Tisch buchen können, auch spät.'],
  ['de', 'Falls nichts frei ist, wird er vertröstet.', 'Falls nichts frei ist, MUSS er vertröstet werden.'],
  ['de', 'Der Gast sieht nur seine Belege.', 'Der Gast DARF nur seine Belege sehen.'],
  [
    'de',
    'Wenn der Chef 3 Tage nicht reagiert geht der Antrag weiter.',
    'Wenn der Chef 3 Tage nicht reagiert, MUSS der Antrag weitergehen.',
  ],
  ['de', 'Wir brauchen eine Liste der Gäste.', 'Es MUSS eine Liste der Gäste geben.'],
  [
    'de',
    'Der Gast wählt einen Tisch (Saal, Garten) und die Zeit.',
    'Der Gast MUSS einen Tisch (Saal, Garten) und die Zeit wählen.',
  ],
  [
    'de',
    'Der Kunde sieht den Wert und kann ihn ändern, bevor er absendet.',
    'Der Kunde MUSS den Wert sehen und kann ihn ändern, bevor er absendet.',
  ],
  [
    'de',
    'Wir wollen, dass der Kunde ein Foto macht und der Stand erkannt wird.',
    'Es MUSS so sein, dass der Kunde ein Foto macht und der Stand erkannt wird.',
  ],
  ['de', 'Pro Schicht mindestens eine Fachkraft.', 'Pro Schicht MUSS es mindestens eine Fachkraft geben.'],
  [
    'de',
    'Die Stunden werden am Monatsende exportiert (CSV).',
    'Die Stunden MÜSSEN am Monatsende exportiert werden (CSV).',
  ],
  ['fr', "L'association choisit une salle.", "L'association DOIT choisir une salle."],
  ['de', 'Anträge sind 7 Jahre lang vorzuhalten.', 'Man MUSS Anträge 7 Jahre lang vorhalten.'],
  ['de', 'Der Zugang ist nach 3 Versuchen zu sperren.', 'Man MUSS den Zugang nach 3 Versuchen sperren.'],
  ['nl', 'Geen pincode, alleen de pas.', 'Er MAG geen pincode zijn, alleen de pas.'],
  ['nl', 'Geen klant ziet de prijs van een ander.', 'Geen klant MAG de prijs van een ander zien.'],
  ['nl', 'Storingen blijven 7 jaar bewaard.', 'Storingen MOETEN 7 jaar bewaard blijven.'],
  ['pl', 'Żadnych haseł, tylko kod.', 'Nie MOŻE być żadnych haseł, tylko kod.'],
  ['es', 'Sin PIN, solo tarjeta.', 'No DEBE haber PIN, solo tarjeta.'],
  ['pt', 'Sem registo, só telefone.', 'Não DEVE haver registo, só telefone.'],
  [
    'fr',
    'Si la serrure ne répond pas, afficher un message.',
    'Si la serrure ne répond pas, on DOIT afficher un message.',
  ],
  ['fr', 'Historique gardé 1 an.', 'Historique DOIT être gardé 1 an.'],
  ['es', 'Nada de seguir al socio, no lo quiere.', 'No se DEBE seguir al socio, no lo quiere.'],
  ['fr', 'Pas de publicité.', 'Il ne DOIT pas y avoir de publicité.'],
  ['es', 'El socio firma en la pantalla.', 'El socio DEBE firmar en la pantalla.'],
  ['es', 'Marcar cada salida en el mapa.', 'Se DEBE marcar cada salida en el mapa.'],
  ['es', 'Los socios pueden cambiar la hora.', 'Los socios DEBEN poder cambiar la hora.'],
  [
    'it',
    'Il sistema invia un avviso e blocca la porta.',
    'Il sistema DEVE inviare un avviso e bloccare la porta.',
  ],
  ['it', 'I dati vengono cancellati dopo un mese.', 'I dati DEVONO essere cancellati dopo un mese.'],
  ['pt', 'O aluno recebe um aviso.', 'O aluno DEVE receber um aviso.'],
  [
    'fr',
    'Le livreur valide la commande et prend une photo.',
    'Le livreur DOIT valider la commande et prendre une photo.',
  ],
])('puts a demand into the voice of who has to meet it (%s: %s)', (language, said, bound) => {
  expect(demandedSentence(said, 'MUST', language)).toBe(bound);
});

it.each([
  ['de', 'Rückwirkende Anträge nur durch das Büro.'],
  ['de', 'Das wird langsam teuer.'],
  ['de', 'Passwörter werden nie im Klartext gespeichert und nach 90 Tagen ungültig.'],
  ['pt', 'Encomenda não retirada em 7 dias gera lembrete.'],
  ['es', 'Hogar de la abuela.'],
  ['fr', 'Dossier de paiement.'],
  ['nl', 'De lijst is een tabel.'],
])('leaves what may be read in two ways (%s: %s)', (language, said) => {
  expect(demandedSentence(said, 'MUST', language)).toBeNull();
});

it('leaves what is too long to be a sentence', () => {
  expect(demandedSentence(`${'Der Kunde und die '.repeat(200)}sieht den Wert.`, 'MUST', 'de')).toBeNull();
});
