/** States of a screen, an app or whoever uses it, which hold for a while: before a colon they are the case of what is noted behind it. English. */
export const stateLabel =
  /^(?:offline|online|empty|loading|idle|paused|disabled|inactive|unavailable|unauthori[sz]ed|unauthenticated|(?:logged|signed|locked) (?:in|out)|no (?:results?|data|connection|network|internet|signal))$/iu;
