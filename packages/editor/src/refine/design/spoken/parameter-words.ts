/** "From and to" are words of any sentence and names of parameters all the same. */
export const bounds = /(?<![`\p{L}])(from)(,? and |, ?|\/)(to)(?![`\p{L}])(?! \d)/giu;
const CUE = String.raw`(?<!\p{L})(?:(?:query|path|header|url|search|filter)[ -]?)?(?:string )?(?:param(?:eter|ètre|etro)?s?|parámetros?|paramètres?|parametern?|filters?|filtros?|filtres?)(?!\p{L})|(?<!\p{L})(?:query|header|en-tête|cabecera|kopfzeile)(?!\p{L})`;
/** What tells that a parameter is spoken of. */
export const parameterCue = new RegExp(CUE, 'iu');
export const parameterCues = new RegExp(CUE, 'giu');
