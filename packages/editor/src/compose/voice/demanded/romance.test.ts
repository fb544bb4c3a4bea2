import { expect, it } from 'vitest';
import { demandedSentence } from './demanded.ts';
import { romanceDemand } from './romance.ts';

it.each([
  ['es', 'La ruta corta llega al móvil.', 'La ruta corta DEBE llegar al móvil.'],
  ['pt', 'Morador confirma a retirada com PIN.', 'Morador DEVE confirmar a retirada com PIN.'],
  ['pt', 'O hóspede envia foto do documento.', 'O hóspede DEVE enviar foto do documento.'],
  ['pt', 'Documento vencido é recusado.', 'Documento vencido DEVE ser recusado.'],
  ['fr', 'On propose le paiement en 3x.', 'On DOIT proposer le paiement en 3x.'],
  ['fr', 'Une location ne dépasse pas 4 heures.', 'Une location ne DOIT pas dépasser 4 heures.'],
  ['fr', "Aucun nom n'apparaît dans le journal.", 'Aucun nom ne DOIT apparaître dans le journal.'],
  ['fr', "Les places s'affichent sur l'écran.", "Les places DOIVENT s'afficher sur l'écran."],
  ['es', 'El código caduca a los 10 minutos.', 'El código DEBE caducar a los 10 minutos.'],
  ['es', 'Solo el jefe cierra un parte.', 'Solo el jefe PUEDE cerrar un parte.'],
  ['es', 'Nadie trabaja más de 7 días.', 'Nadie DEBE trabajar más de 7 días.'],
  ['es', 'La tienda necesita ver el estado.', 'La tienda DEBE poder ver el estado.'],
  ['it', 'Nessun dato compare nei log.', 'Nessun dato DEVE comparire nei log.'],
])('finds the verb of a clause (%s: %s)', (language, said, bound) => {
  expect(romanceDemand(said, 'MUST', language)).toBe(bound);
});

it.each([
  [
    'es',
    'La nota se genera en PDF y se manda por correo.',
    'La nota se DEBE generar en PDF y mandar por correo.',
  ],
  [
    'fr',
    "La salle est libérée et l'organisateur reçoit un mail.",
    "La salle DOIT être libérée et l'organisateur doit recevoir un mail.",
  ],
  [
    'it',
    'Il rimborso è gratuito fino a 6 ore prima, poi si paga il 50%.',
    'Il rimborso DEVE essere gratuito fino a 6 ore prima, poi si deve pagare il 50%.',
  ],
  ['es', 'El cliente elige tienda y fecha.', 'El cliente DEBE elegir tienda y fecha.'],
  ['fr', 'Le client choisit une date et confirme.', 'Le client DOIT choisir une date et confirmer.'],
])('binds each verb of a sentence, one of them in capitals (%s: %s)', (language, said, bound) => {
  expect(romanceDemand(said, 'MUST', language)).toBe(bound);
});

it.each([
  [
    'it',
    'Se piove il gestore chiude i campi e tutti i soci ricevono un avviso.',
    'Se piove, il gestore DEVE chiudere i campi e tutti i soci devono ricevere un avviso.',
  ],
  [
    'es',
    'Si no hay cobertura se guarda en el móvil y se envía después.',
    'Si no hay cobertura, se DEBE guardar en el móvil y enviar después.',
  ],
  [
    'es',
    'Tras 2 intentos el paquete vuelve al almacén y se avisa al cliente.',
    'Tras 2 intentos el paquete DEBE volver al almacén y se debe avisar al cliente.',
  ],
  ['es', 'Si falta algo, almacén abre un parte.', 'Si falta algo, almacén DEBE abrir un parte.'],
  [
    'it',
    'Sotto i 500 € la firma è automatica, sopra serve il capo.',
    'Sotto i 500 € la firma DEVE essere automatica, sopra serve il capo.',
  ],
])('binds behind a case or an adjunct, with a comma or without (%s: %s)', (language, said, bound) => {
  expect(romanceDemand(said, 'MUST', language)).toBe(bound);
});

it.each([
  ['es', 'Máximo 3 fotos por parte.', 'DEBE haber como máximo 3 fotos por parte.'],
  ['it', 'Massimo 2 campi per socio.', 'DEVONO esserci al massimo 2 campi per socio.'],
  ['pt', 'Fotos apagadas depois de 90 dias.', 'Fotos DEVEM ser apagadas depois de 90 dias.'],
  ['fr', 'Affichage du détail avant validation.', 'Il DOIT y avoir un affichage du détail avant validation.'],
])('gives a demand without a verb one (%s: %s)', (language, said, bound) => {
  expect(romanceDemand(said, 'MUST', language)).toBe(bound);
});

it.each([
  [
    'it',
    'Il volontario approva o rifiuta entro 5 giorni.',
    'Il volontario DEVE approvare o rifiutare entro 5 giorni.',
  ],
  [
    'fr',
    'Alerte si le poids baisse de plus de 2 kg.',
    'Il DOIT y avoir une alerte si le poids baisse de plus de 2 kg.',
  ],
  ['es', 'Los menores necesitan autorización firmada.', 'Los menores DEBEN tener autorización firmada.'],
  ['fr', "Le mineur a besoin d'une autorisation.", 'Le mineur DOIT avoir une autorisation.'],
  ['fr', "Export mensuel pour l'agence.", "Il DOIT y avoir un export mensuel pour l'agence."],
])('binds both of two verbs, no verb of a case, and what is needed (%s: %s)', (language, said, bound) => {
  expect(demandedSentence(said, 'MUST', language)).toBe(bound);
});
