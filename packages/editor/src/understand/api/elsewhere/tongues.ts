/** What a verb does with things, as calls tell it. */
export type Doing = 'list' | 'read' | 'make' | 'book' | 'change' | 'remove' | 'act';

/** How a language says what somebody does with things. */
export interface Tongue {
  /** What stands before what somebody is able to do; a pattern. */
  readonly able: string;
  /** The infinitive stands behind its object: "einen Platz reservieren". */
  readonly endsWithVerb: boolean;
  /** Words before a noun that say there is one of it, and those that say nothing or of several. */
  readonly one: string;
  readonly other: string;
  /** Words before what a list is narrowed by. */
  readonly by: string;
  /** What stands before the one thing or span that a list is of: "eines Tages", "d'un mois"; patterns. */
  readonly ofOne: string;
  /** What says that a list is of a time between two, and the names of its ends. */
  readonly between: readonly [said: string, from: string, to: string];
  readonly joint: string;
  /** Infinitives by what they do. */
  readonly verbs: Readonly<Record<Doing, string>>;
  /** What is made by booking: "reservieren" makes a "reservierung". */
  readonly booked: Readonly<Record<string, string>>;
}

const german: Tongue = {
  able: 'kann|können|darf|dürfen|soll|sollen|möchte|möchten|muss|müssen|kann man|können wir',
  endsWithVerb: true,
  one: 'ein|eine|einen|einem|einer|den|der|das|dem|ihren|seinen|diesen|dieses|jede|jeden|einzelne|einzelnen',
  other:
    'die|alle|neue|neuen|neues|neuer|freie|offene|bestehende|vorhandene|wieder|auch|dann|nur|seine|ihre|eigene|eigenen|diese',
  by: 'nach',
  ofOne: 'eines|einer',
  between: ['zwischen zwei', 'von', 'bis'],
  joint: 'und|oder',
  verbs: {
    list: 'auflisten|listen|suchen|durchsuchen|filtern|finden',
    read: 'abrufen|anzeigen|ansehen|einsehen|lesen|abfragen|herunterladen|sehen|anschauen|laden',
    make: 'anlegen|erstellen|hinzufügen|registrieren|einreichen|hochladen|erfassen|melden|bestellen|senden|verschicken|eintragen|beantragen|mitteilen|anfordern|anfragen|aufgeben|anbieten',
    book: 'reservieren|buchen|anmelden',
    change: 'ändern|bearbeiten|aktualisieren|umbenennen|verschieben|anpassen|korrigieren|markieren',
    remove: 'abmelden|löschen|stornieren|entfernen|absagen|zurückziehen',
    act: 'vormerken|zurücknehmen|verlängern|sperren|freigeben|entsperren|bestätigen|ablehnen|genehmigen|annehmen|schließen|öffnen|aktivieren|deaktivieren|pausieren|fortsetzen|abschließen|archivieren|wiederherstellen|starten|stoppen|beenden|bezahlen|zurückgeben|ausleihen|abonnieren|bewerten|veröffentlichen|freischalten|einchecken|auschecken|teilen|abholen|abnehmen|erstatten|eskalieren|kündigen|mahnen|prüfen|quittieren|reaktivieren|tauschen|übernehmen|umbuchen|unterschreiben|verleihen|weiterleiten|zustellen|zuteilen|zuweisen',
  },
  booked: { reservieren: 'reservierung', buchen: 'buchung', anmelden: 'anmeldung', abmelden: 'anmeldung' },
};

const french: Tongue = {
  able: 'peut|peuvent|pouvoir|(?:besoin|permet|permettre|permettent) de|doit pouvoir|doivent pouvoir|souhaite|veut|veulent',
  endsWithVerb: false,
  one: "un|une|le|la|l['’]|son|sa|leur|chaque|cet|cette|ce",
  other:
    "les|des|ses|tous|toutes|leurs|nos|nouveaux|nouvelles|nouveau|nouvelle|propres|aussi|également|de|d['’]",
  by: 'par',
  ofOne: "d['’]une?",
  between: ['entre deux', 'du', 'au'],
  joint: 'et|ou',
  verbs: {
    list: 'lister|rechercher|chercher|parcourir|filtrer|trouver',
    read: 'consulter|voir|lire|afficher|obtenir|récupérer|télécharger|visualiser',
    make: 'créer|ajouter|enregistrer|soumettre|déposer|signaler|commander|envoyer|saisir|demander|publier|déclarer|notifier',
    book: 'réserver|inscrire',
    change: 'modifier|éditer|changer|renommer|déplacer|corriger|attribuer|marquer',
    remove: 'désinscrire|supprimer|annuler|retirer|effacer',
    act: 'prolonger|bloquer|débloquer|confirmer|refuser|accepter|valider|approuver|fermer|clôturer|rouvrir|activer|désactiver|suspendre|reprendre|terminer|archiver|restaurer|démarrer|arrêter|payer|rendre|emprunter|suivre|noter|partager|affecter|assigner|échanger|expédier|exporter|livrer|louer|ouvrir|réactiver|rejeter|relancer|rembourser|renouveler|résilier|signer|transférer|vérifier|verrouiller',
  },
  booked: { réserver: 'réservation', inscrire: 'inscription', désinscrire: 'inscription' },
};

const spanish: Tongue = {
  able: 'puede|pueden|poder|debe poder|deben poder|quiere|quieren',
  endsWithVerb: false,
  one: 'un|una|el|la|su|cada|este|esta|ese|esa',
  other: 'los|las|sus|todos|todas|nuevos|nuevas|nuevo|nueva|también|unos|unas|a|al|propios|propias',
  by: 'por',
  ofOne: 'de una?',
  between: ['entre dos', 'desde', 'hasta'],
  joint: 'y|e|o|u',
  verbs: {
    list: 'listar|buscar|filtrar|encontrar|explorar',
    read: 'consultar|ver|leer|obtener|descargar|mostrar|visualizar|recuperar',
    make: 'crear|añadir|agregar|registrar|subir|enviar|solicitar|pedir|introducir|publicar|comunicar|notificar|reportar|dar de alta',
    book: 'reservar|inscribir',
    change: 'modificar|editar|cambiar|actualizar|renombrar|mover|corregir|marcar',
    remove: 'eliminar|borrar|cancelar|anular|retirar|dar de baja',
    act: 'ampliar|prolongar|renovar|bloquear|desbloquear|confirmar|rechazar|aceptar|aprobar|cerrar|reabrir|activar|desactivar|suspender|pausar|reanudar|terminar|finalizar|archivar|restaurar|iniciar|detener|pagar|devolver|prestar|seguir|valorar|compartir|abrir|alquilar|asignar|denegar|duplicar|entregar|exportar|firmar|recoger|reembolsar|transferir|validar|verificar',
  },
  booked: { reservar: 'reserva', inscribir: 'inscripción' },
};

const italian: Tongue = {
  able: 'può|possono|deve poter|devono poter|poter|vuole|vogliono',
  endsWithVerb: false,
  one: "un|una|uno|il|lo|la|l['’]|un['’]|ogni|questo|questa|proprio|propria",
  other: 'i|gli|le|tutti|tutte|nuovi|nuove|nuovo|nuova|anche|suoi|sue|propri|proprie|dei|delle|degli',
  by: 'per',
  ofOne: "di un[oa]?(?:['’])?",
  between: ['tra due', 'dal', 'al'],
  joint: 'e|ed|o',
  verbs: {
    list: 'elencare|cercare|filtrare|trovare|sfogliare',
    read: 'consultare|vedere|leggere|visualizzare|ottenere|scaricare|recuperare|mostrare',
    make: 'creare|aggiungere|registrare|caricare|inviare|richiedere|ordinare|inserire|segnalare|pubblicare|comunicare|notificare|dichiarare',
    book: 'prenotare|iscrivere',
    change: 'modificare|cambiare|aggiornare|rinominare|spostare|correggere|assegnare',
    remove: 'eliminare|cancellare|annullare|rimuovere|revocare|disdire',
    act: 'prolungare|estendere|rinnovare|bloccare|sbloccare|confermare|rifiutare|accettare|approvare|chiudere|riaprire|attivare|disattivare|sospendere|riprendere|terminare|completare|archiviare|ripristinare|avviare|fermare|pagare|restituire|prestare|seguire|valutare|condividere',
  },
  booked: { prenotare: 'prenotazione', iscrivere: 'iscrizione' },
};

const portuguese: Tongue = {
  able: 'pode|podem|poder|deve poder|devem poder|quer|querem',
  endsWithVerb: false,
  one: 'um|uma|o|a|seu|sua|cada|este|esta',
  other: 'os|as|seus|suas|todos|todas|novos|novas|novo|nova|também',
  by: 'por',
  ofOne: 'de uma?',
  between: ['entre duas', 'de', 'ate'],
  joint: 'e|ou',
  verbs: {
    list: 'listar|pesquisar|procurar|buscar|filtrar|encontrar',
    read: 'consultar|ver|ler|obter|baixar|descarregar|visualizar|mostrar',
    make: 'criar|adicionar|registrar|registar|carregar|enviar|solicitar|pedir|inserir|publicar|cadastrar|inscrever',
    book: 'reservar',
    change: 'modificar|editar|alterar|mudar|atualizar|renomear|mover|corrigir|atribuir',
    remove: 'eliminar|excluir|apagar|cancelar|anular|remover',
    act: 'prolongar|estender|renovar|bloquear|desbloquear|confirmar|rejeitar|aceitar|aprovar|fechar|reabrir|ativar|desativar|suspender|pausar|retomar|terminar|concluir|arquivar|restaurar|iniciar|parar|pagar|devolver|emprestar|seguir|avaliar|compartilhar|partilhar',
  },
  booked: { reservar: 'reserva' },
};

/** The languages beside English whose sentences tell calls. */
export const tongues: Readonly<Record<string, Tongue>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
};
