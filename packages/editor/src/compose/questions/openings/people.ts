import { isPersonName } from '../../../correct/spelling/person-names.ts';
import { asked, type Opening, quotedFrom, shown } from './opening.ts';

/** Some may do or see what others may not. */
const reserved =
  /(?<!\p{L})(?:only (?:the |our |an? )?\p{L}+(?: \p{L}+)? (?:can|may|should|must be able to|is allowed to|are allowed to) |(?:visible|accessible|available|readable|editable) (?:only )?(?:to|for|by) (?:the )?\p{L}+s(?= only|[.,;]|$)|only (?:visible|accessible|readable) (?:to|for|by)|can only be (?:seen|read|edited|changed|opened|viewed|deleted) by|nur (?:die |der |das |den )?\p{Lu}\p{L}+ (?:darf|dürfen|kann|können|sieht|sehen)|nur für (?:die |den |das )?\p{Lu}\p{L}+ sichtbar|(?:seule?s?|uniquement) (?:le |la |les )?\p{L}+ (?:peut|peuvent|voit|voient)|(?:solo|sólo|solamente) (?:el |la |los |las )?\p{L}+ (?:puede|pueden|ve|ven)|(?:solo|soltanto) (?:il |la |i |gli |le )?\p{L}+ (?:può|possono|vede|vedono)|(?:só|apenas|somente) (?:o |a |os |as )?\p{L}+ (?:pode|podem|vê|veem)|alleen (?:de |het )?\p{L}+ (?:mag|mogen|kan|kunnen|ziet|zien)|tylko \p{L}+ (?:może|mogą|widzi|widzą))(?!\p{L})|のみ(?:閲覧|編集|可能)|だけが[^。]{0,12}(?:でき|見)|只有[^。]{1,12}(?:可以|能)/iu;

/** How it is known who belongs to those that alone may do something. */
export const whoIsWho: Opening = shown({
  kind: 'whoIsWho',
  weight: 74,
  sections: ['interfaces-data', 'design'],
  ask: 'askKnown',
  cue: reserved,
  unless:
    /(?<!\p{L})(?:only (?:one|two|three|once)|only (?:the )?(?:system|service|server|job|pipeline|app|api|database|device|gateway))(?!\p{L})/iu,
  settled:
    /(?<!\p{L})(?:log(?:s|ged)?[- ]?(?:in|on)|login\p{L}*|sign(?:s|ed)?[- ]?in|sso|oauth\d?|oidc|saml|ldap|active directory|accounts?|passwords?|authenticat\p{L}*|authori[sz]\p{L}*|tokens?|api[- ]?keys?|badges?|pins?|roles?|permissions?|iam|anmeld\p{L}*|einlogg\p{L}*|konto|konten|passw\p{L}*|rollen|connexion|se connect\p{L}*|comptes?|mots? de passe|rôles?|iniciar sesión|inicia\p{L}* sesión|cuentas?|contraseñas?|acced\p{L}*|accesso|utenza|ruol[oi]|iniciar sessão|contas?|senhas?|palavra-passe|inlog\p{L}*|wachtwoord\p{L}*|zalog\p{L}*|logow\p{L}*|hasł\p{L}*|kont\p{L}{0,3}|rol[ae])(?!\p{L})|ログイン|アカウント|パスワード|登录|账号|密码|权限/iu,
});

/** One person by name does it again and again, or others wait for it. */
const onlyOne =
  /^(?!(?:Legal|Finance|Sales|Marketing|Support|Security|Purchasing|Elke|An) )(?:Only )?(?:(?:Frau|Herr|Mr|Mrs|Ms|Dr)\.? )?(?<name>\p{Lu}\p{Ll}+) (?:must |has to |needs to |always |then |muss |doit |debe |deve |moet |musi ){0,2}(?:approves|signs off|reviews|releases|decides|confirms|checks|freigeben|gibt [^.]{2,40} frei|genehmigt|prüft|entscheidet|valide|approuve|vérifie|aprueba|revisa|decide|approva|controlla|aprova|verifica|keurt|controleert|zatwierdza|sprawdza)(?!\p{L})/u;
const standIn =
  /(?<!\p{L})(?:deput\p{L}+|stand(?:s|ing)?[- ]?in|substitut\p{L}*|back-?up for|away|on leave|on holiday|vacation|absent|or (?:his|her|their) |vertret\p{L}*|stellvertret\p{L}*|urlaub|rempla\p{L}+|absen\p{L}+|suplent\p{L}*|sustitu\p{L}+|sostitu\p{L}+|assen\p{L}+|vervang\p{L}*|afwezig\p{L}*|zastęp\p{L}*|nieobecn\p{L}*)(?!\p{L})/iu;

/** Characters that a sentence needs to say what is done. */
const shortest = 25;

/** Who acts where the one person is away who alone has to. */
export const standInFor: Opening = {
  kind: 'standIn',
  weight: 66,
  sections: ['risks', 'drawbacks'],
  asks(told, composition) {
    const name = onlyOne.exec(told.statement.text)?.groups?.['name'];
    if (!name || !isPersonName(name) || standIn.test(composition.understanding.source.text)) return null;
    const text = quotedFrom(told.statement.text, onlyOne);
    return text === null || text.length < shortest
      ? null
      : asked('askAway', told, composition, { name, text });
  },
};
