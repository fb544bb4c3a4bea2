/** Words with which people say that a value or a name is to be another one; they say nothing of what it is of. */
const telling = new Set(
  (
    'a an the this that it its these those we i you they he she and so but now please pls ok okay then just only really also here there not no longer any more instead rather better of for to in on at by from up until with as be is are was were will would should must shall can could may might has have had been ' +
    "it's that's there's let's don't isn't " +
    'make makes made set say says said write writes put call raise raised lower lowered bump bumped push pushed pushes move moved shift shifted postpone postponed bring brought reduce reduced increase increased cut change changed changes go goes went get gets got take takes give need needs want wants use back down forward out enough fine too all everywhere every each time new current value number limit max maximum min minimum cap size amount threshold count rate up-to least most per about ' +
    'slow fast short long low high tight much many little big small late early generous turns turned actually sorry correction after again already finally ' +
    'das der die den dem ein eine einen es wir und ist sind wird werden soll sollen sollte muss müssen darf dürfen jetzt nun nur noch bitte statt nicht mehr auf von bis in im am ab zu zum auch doch mach macht setz setzt reichen reicht genügt gilt gelten verschiebt verschoben sich lieber besser maximal höchstens mindestens neu neue neuer '
  )
    .trim()
    .split(/\s+/u),
);

/** The words of feedback that tell what a value or a name is of, in their order. */
export function tellingNothing(word: string): boolean {
  return telling.has(word.toLowerCase().replaceAll('’', "'"));
}
