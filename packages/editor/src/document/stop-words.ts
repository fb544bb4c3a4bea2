const lists = {
  en: `a about above after again all also am an and any are as at be because been before being below between both but by can cannot
    could did do does doing done down during each either else etc every few for from further get gets got had has have having he her here hers
    him his how however i if in into is it its itself just let lets like ll made make makes many may me might mine more most much must my need needs
    neither no nor not now of off ok okay on once one only or other our ours out over own per please quite rather re really same shall she should
    so some still such than that the their theirs them then there these they this those though through thus to too under until up upon us use
    used uses using very via was we well were what when where whether which while who whom whose why will with within without would yes yet
    you your yours basically actually simply obviously maybe perhaps probably currently think want wants`,
  de: `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist bitte da damit dann das dass dem den denn der des dessen
    die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas euch euer fur gegen gibt habe
    haben hat hatte hier ich ihm ihn ihnen ihr ihre im in ins ist ja jede jedem jeden jeder jedes jetzt kann kein keine konnen man mein mit muss
    mussen nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so soll sollen sollte sollten uber um und uns unser unter vom von vor
    war waren was weil wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen`,
  fr: `a afin ai au aussi aux avec c ca ce ceci cela ces cet cette chaque comme d dans de des doit doivent donc du elle elles en encore est et etre
    eu il ils j je l la le les leur leurs lui ma mais me meme mes mon n ne nos notre nous on ont ou par pas pour plus qu quand que qui s sa sans
    se sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes tres tu un une vos votre vous y`,
  es: `a al algo ante antes como con contra cual cuando de debe deben del desde donde dos el ella ellas ellos en entre era es esa ese eso esta
    estan este esto estos fue ha han hasta hay la las le les lo los mas me mi muy nada ni no nos nosotros o otra otro para pero por porque que
    quien se sea ser si sin sobre son su sus tambien tan te tiene todo todos tu un una uno unos y ya yo`,
  it: `a ad al alla anche che chi ci come con da dal dalla dei del della delle di e ed gli ha hanno i il in io la le lo ma mi ne nei nel nella non o per
    piu quando questo se si sono su sul sulla tra un una uno`,
  pt: `a ao aos as com como da das de do dos e em entre essa esse esta este eu foi ha isso ja mais mas na nao nas no nos o os ou para pela pelo por
    que se sem ser sua suas tem um uma`,
  nl: `aan al als bij dan dat de der deze die dit door een en er geen heeft het hij ik in is je kan maar met moet na naar niet nog of om onder ook op
    over te tot uit van voor was wat we wel wij worden wordt zal ze zich zij zijn`,
  pl: `a aby ale albo bo by byc co czy dla do gdy i ich ja jak jako jest juz lub ma mi na nad nie o od oraz po pod przez przy sa sie ta tak te tego ten
    to tym tylko w we wraz z za ze`,
};

/** Words too common to tell one sentence from another, without accents, of the languages documents are written in. */
export const stopWords: ReadonlySet<string> = new Set(
  Object.values(lists).flatMap((list) => list.split(/\s+/u)),
);
