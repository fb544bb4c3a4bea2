import { turned } from './endings.ts';

/** Participles and third persons that no rule makes, by infinitive. */
const irregular: Readonly<
  Record<string, Readonly<Record<string, readonly [participle: string, third?: string]>>>
> = {
  de: {
    lesen: ['gelesen', 'liest'],
    sehen: ['gesehen', 'sieht'],
    ansehen: ['angesehen', 'sieht an'],
    einsehen: ['eingesehen', 'sieht ein'],
    abrufen: ['abgerufen'],
    hochladen: ['hochgeladen', 'lädt hoch'],
    herunterladen: ['heruntergeladen', 'lädt herunter'],
    eintragen: ['eingetragen', 'trägt ein'],
    aufgeben: ['aufgegeben', 'gibt auf'],
    annehmen: ['angenommen', 'nimmt an'],
    zurücknehmen: ['zurückgenommen', 'nimmt zurück'],
    schließen: ['geschlossen', 'schließt'],
    abschließen: ['abgeschlossen', 'schließt ab'],
    zurückgeben: ['zurückgegeben', 'gibt zurück'],
    freigeben: ['freigegeben', 'gibt frei'],
    ausleihen: ['ausgeliehen'],
    verschieben: ['verschoben'],
    finden: ['gefunden', 'findet'],
    laden: ['geladen', 'lädt'],
    anbieten: ['angeboten', 'bietet an'],
    abnehmen: ['abgenommen', 'nimmt ab'],
    übernehmen: ['übernommen', 'übernimmt'],
    unterschreiben: ['unterschrieben'],
    verleihen: ['verliehen'],
    weiterleiten: ['weitergeleitet', 'leitet weiter'],
    zurückziehen: ['zurückgezogen'],
    zuweisen: ['zugewiesen'],
    melden: ['gemeldet', 'meldet'],
    senden: ['gesendet', 'sendet'],
    öffnen: ['geöffnet', 'öffnet'],
    beenden: ['beendet', 'beendet'],
    wiederherstellen: ['wiederhergestellt', 'stellt wieder her'],
  },
  fr: {
    voir: ['vu', 'voit'],
    lire: ['lu', 'lit'],
    soumettre: ['soumis', 'soumet'],
    rendre: ['rendu', 'rend'],
    suspendre: ['suspendu', 'suspend'],
    reprendre: ['repris', 'reprend'],
    inscrire: ['inscrit', 'inscrit'],
    obtenir: ['obtenu', 'obtient'],
    envoyer: ['envoyé', 'envoie'],
    ouvrir: ['ouvert', 'ouvre'],
    rejeter: ['rejeté', 'rejette'],
    renouveler: ['renouvelé', 'renouvelle'],
  },
  es: {
    ver: ['visto', 've'],
    aprobar: ['aprobado', 'aprueba'],
    cerrar: ['cerrado', 'cierra'],
    reabrir: ['reabierto', 'reabre'],
    devolver: ['devuelto', 'devuelve'],
    inscribir: ['inscrito', 'inscribe'],
    pedir: ['pedido', 'pide'],
    mostrar: ['mostrado', 'muestra'],
    enviar: ['enviado', 'envía'],
    renovar: ['renovado', 'renueva'],
    denegar: ['denegado', 'deniega'],
    abrir: ['abierto', 'abre'],
    recoger: ['recogido', 'recoge'],
    transferir: ['transferido', 'transfiere'],
  },
  it: {
    leggere: ['letto', 'legge'],
    vedere: ['visto', 'vede'],
    iscrivere: ['iscritto', 'iscrive'],
    correggere: ['corretto', 'corregge'],
    chiudere: ['chiuso', 'chiude'],
    sospendere: ['sospeso', 'sospende'],
    condividere: ['condiviso', 'condivide'],
    rimuovere: ['rimosso', 'rimuove'],
    richiedere: ['richiesto', 'richiede'],
    riprendere: ['ripreso', 'riprende'],
    ottenere: ['ottenuto', 'ottiene'],
    inviare: ['inviato', 'invia'],
  },
  pt: { ver: ['visto', 'vê'], ler: ['lido', 'lê'], pedir: ['pedido', 'pede'], obter: ['obtido', 'obtém'] },
};

const separable =
  /^(an|ab|auf|aus|ein|hoch|herunter|hinzu|zurück|frei|fort|um|mit|vor|zu|durch)(?=\p{L}{4})/u;
const inseparable = /^(?:be|ent|er|ver|zer|ge|durchs|wieder)/u;

/** What takes the place of an infinitive's ending, by language. */
type Endings = Readonly<Record<string, readonly (readonly [RegExp, string])[]>>;

const participleEndings: Endings = {
  fr: [
    [/er$/u, 'é'],
    [/ir$/u, 'i'],
    [/re$/u, 'u'],
  ],
  es: [
    [/ar$/u, 'ado'],
    [/[ei]r$/u, 'ido'],
  ],
  it: [
    [/are$/u, 'ato'],
    [/ere$/u, 'uto'],
    [/ire$/u, 'ito'],
  ],
  pt: [
    [/ar$/u, 'ado'],
    [/[ei]r$/u, 'ido'],
  ],
};

/** "Storniert", "angelegt", "annulé": the participle of an infinitive without the endings of number and gender. */
export function participleElsewhere(infinitive: string, language: string): string {
  const known = irregular[language]?.[infinitive]?.[0];
  if (known !== undefined) return known;
  if (language === 'de') return germanParticiple(infinitive);
  return turned(infinitive, participleEndings[language] ?? []);
}

const thirdEndings: Endings = {
  de: [[/(?<=[lr])n$|en$/u, 't']],
  fr: [
    [/er$/u, 'e'],
    [/ir$/u, 'it'],
    [/re$/u, ''],
  ],
  es: [
    [/ar$/u, 'a'],
    [/[ei]r$/u, 'e'],
  ],
  it: [
    [/are$/u, 'a'],
    [/[ei]re$/u, 'e'],
  ],
  pt: [
    [/ar$/u, 'a'],
    [/[ei]r$/u, 'e'],
  ],
};

/** "Storniert", "legt an", "valide": what somebody does with a thing, of German verbs with their prefix behind. */
export function thirdElsewhere(infinitive: string, language: string): string {
  const known = irregular[language]?.[infinitive]?.[1];
  if (known !== undefined) return known;
  const prefix = language === 'de' ? (separable.exec(infinitive)?.[1] ?? '') : '';
  const third = turned(infinitive.slice(prefix.length), thirdEndings[language] ?? []);
  return prefix === '' ? third : `${third} ${prefix}`;
}

function germanParticiple(infinitive: string): string {
  const prefix = separable.exec(infinitive)?.[1] ?? '';
  const stem = infinitive.slice(prefix.length).replace(/(?<=[lr])n$|en$/u, '');
  const end = /[td]$/u.test(stem) ? 'et' : 't';
  if (/ier$/u.test(stem) || inseparable.test(stem)) return `${prefix}${stem}${end}`;
  return `${prefix}ge${stem}${end}`;
}
