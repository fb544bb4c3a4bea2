/** What a client that has a file, or a part of it, may say of it. */
export interface Conditions {
  readonly 'if-match'?: string | undefined;
  readonly 'if-unmodified-since'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
  readonly 'if-range'?: string | undefined;
}

/** The file as it is. */
export interface Validators {
  /** A strong entity tag, in quotes. */
  readonly etag: string;
  /** To the second. */
  readonly modified: Date;
}

/**
 * Whether conditions let a GET through, are not met (412), or say that the client has the file already (304), in the order
 * of RFC 9110, 13.2.2. A date that is none is ignored.
 */
export function judgeConditions(
  conditions: Conditions,
  { etag, modified }: Validators,
): 'proceed' | 'failed' | 'unchanged' {
  const match = conditions['if-match'];
  if (match !== undefined) {
    if (!names(match, etag)) return 'failed';
  } else if (time(conditions['if-unmodified-since']) < modified.getTime()) return 'failed';
  const noneMatch = conditions['if-none-match'];
  if (noneMatch !== undefined) return names(noneMatch.replaceAll('W/', ''), etag) ? 'unchanged' : 'proceed';
  return time(conditions['if-modified-since']) >= modified.getTime() ? 'unchanged' : 'proceed';
}

/** Whether a `Range` still applies: without `If-Range`, or when that names the file as it is. Weak tags never do. */
export function rangeApplies({ 'if-range': condition }: Conditions, { etag, modified }: Validators): boolean {
  return condition === undefined || condition === etag || time(condition) === modified.getTime();
}

function names(list: string, etag: string): boolean {
  return list.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);
}

/** NaN, which compares as false with everything, for what is no date. */
function time(text: string | undefined): number {
  return text === undefined || text.startsWith('"') ? Number.NaN : Date.parse(text);
}
