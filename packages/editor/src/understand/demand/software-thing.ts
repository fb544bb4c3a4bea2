/** Things of software whose names are surnames or rare words as well, and never anybody: "page", "app", "link". */
export const isSoftwareThing =
  /^(?:server|client|backend|frontend|gateway|firmware|daemon|scheduler|worker|router|cron|webhook|middleware|kernel|proxy|queue|cache|cluster|sensor|scanner|printer|browser|app|page|site|website|screen|form|button|portal|dashboard|widget|service|system|report|link|import|export|search|upload|download|checkout|login|controller|device|endpoint|payload)s?$/iu;
