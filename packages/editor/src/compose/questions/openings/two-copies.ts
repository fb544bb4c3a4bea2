import { besides, type Opening, questionOn } from './opening.ts';

/** What was changed in one place reaches the others later. */
const meets =
  /(?<!\p{L})(?:sync\p{L}*|(?:upload|transmit|send|submit)\p{L}* (?:\p{L}+ ){0,3}(?:later|once|when|as soon as) (?:[^.]{0,30})?(?:online|connect\p{L}*|signal|network|wifi|reception)|abgleich\p{L}*|abgeglichen|resync\p{L}*|sincroni\p{L}*)(?!\p{L})|同期|同步/iu;
const apart =
  /(?<!\p{L})(?:offline|(?:no|without|lost?|bad) (?:a )?(?:signal|network|wifi|internet|reception|connection|coverage)|(?:back|again) online|ohne (?:netz|internet|empfang|wlan|verbindung)|kein (?:netz|internet|empfang)|hors[- ]ligne|sans (?:réseau|connexion)|sin (?:conexión|cobertura|red|internet)|senza (?:rete|connessione|internet)|sem (?:rede|internet|ligação|conexão)|zonder (?:internet|verbinding|bereik|wifi)|bez (?:internetu|zasięgu|sieci))(?!\p{L})|オフライン|离线|圏外/iu;
/** Nobody changes there what others change: machines only report. */
const changed =
  /(?<!\p{L})(?:several (?:people|users)|enter\p{L}*|edit\p{L}*|chang\p{L}*|updat\p{L}*|correct\p{L}*|modif\p{L}*|reassign\p{L}*|bearbeit\p{L}*|änder\p{L}*|korrigier\p{L}*|corrig\p{L}*|cambi\p{L}*|alter\p{L}*|edytow\p{L}*|zmieni\p{L}*|wijzig\p{L}*|aanpass\p{L}*)(?!\p{L})|編集|変更|修改|编辑/iu;
const settled =
  /(?<!\p{L})(?:conflict\p{L}*|wins?|last write|overwrit\p{L}*|merg\p{L}*|konflikt\p{L}*|gewinnt|überschr\p{L}*|conflit\p{L}*|gana|prevale|vence|wint)(?!\p{L})|競合|冲突/iu;

/** Which change counts where two copies meet. */
export const twoCopies: Opening = {
  kind: 'twoCopies',
  weight: 76,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    const said = `${text}\n${besides(told, composition)}`;
    if (!meets.test(text) || !apart.test(said) || !changed.test(said) || settled.test(said)) return null;
    return questionOn('askConflict', told, composition, meets);
  },
};
