/**
 * Short, very frequent words that one language uses and its neighbours mostly do not. They settle short
 * texts, where n-grams are a guess: "pls add it to the list" has little else that is English.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = words({
  en: 'the a an and of to in is it for on with that this we are be not have has can from when should if but or as at by you our was i my they so what how there does do need add fix make use all new after before into only please',
  de: 'der die das und ist nicht ein eine einen mit auf für von zu dem den wir ich es sich auch bei wenn aber oder als nach wird werden kann muss sind haben hat im am zum zur bitte noch nur dass wie einem einer',
  fr: 'le la les des et est une un dans pour que qui sur avec pas ne nous vous il elle je au aux du ce cette ces sont être par plus mais ou si doit faut sans quand comme leur avoir fait peut',
  es: 'el la los las y es una un en para que con por no se del al lo como más pero su sus este esta son está hay debe cuando si nos ya muy sin sobre también puede hace tiene donde',
  pt: 'o a os as e é um uma em para que com por não se do da dos das no na ao mais mas seu sua este esta são está há deve quando já muito sem sobre também pode isso você nós foi tem',
  it: 'il lo la i gli le e è un una in per che con non si del della dei delle al alla nel nella più ma come sono questo questa deve quando già molto senza anche può ci ho abbiamo dal',
  nl: 'de het een en is niet van in op voor met dat die we ik te zijn aan ook bij als maar of naar wordt worden kan moet om er nog uit deze dit heeft hebben geen wel graag',
  pl: 'i w na nie jest się z do to że o jak ale czy po dla od przez są może być oraz gdy tak tylko już jego ich które który która mamy trzeba należy przed bez ten tej',
  da: 'og i at det er en et den til på for med som ikke af de har var han jeg vi kan skal vil fra ved om men eller når hvis også bliver blev efter meget skulle noget hun sig være',
  no: 'og i at det er en et den til på for med som ikke av de har var han jeg vi kan skal vil fra ved om men eller når hvis også blir ble etter mye skulle noe hun seg være etter opp mellom hadde kunne',
  cs: 'a v je se na to že z s do o pro jako i k by ale si byl po jsou které který jsem bude od také podle pouze nebo více než jen jako při své může za tak co jeho tento této však bylo ve která vse jak az jsou bude teto pri muze jeho tim proto take prace ktere neni jsme vsak kdyz jen kdo kde mezi pred musi nebyl aby byla jej jsem jeste uz',
  sk: 'a v je sa na to že z s do o pre ako aj k by ale si bol po sú ktoré ktorý som bude od tiež podľa iba alebo viac než len pri svoje môže za tak čo jeho tento tejto však bolo vo ktorá',
  hr: 'i u je se na da za su od s koji ne to kao što iz do o bi po ali više samo nije koje će biti ili jer kako te ovo ova sve prema koja može između nakon',
  ro: 'și si de la în in a cu pe nu din că ca este pentru o un care sunt mai au fost dar sau ce prin după dupa această acest său sa se lui ei au fi foarte',
  hu: 'a az és hogy nem is egy ez van meg volt csak de mint el ki már még ha vagy minden lehet kell azt ezt akkor után ezek mert nagyon között szerint',
  fi: 'ja on ei se että oli hän mutta joka kun niin myös ovat sen tai jos kuin ole voi tämä mitä sekä vain olla nyt hänen joka mukaan jälkeen',
  tr: 've bir bu da de için ile çok daha olarak ne gibi en kadar olan var ama değil o ise sonra ya mi her veya şey ki olduğu tarafından göre',
  vi: 'và của là có không được cho trong một các đã với những người này để khi đến cũng về từ ra như đó sẽ nhiều năm tại trên vào',
  ru: 'и в не на что с он как это по но из к у за от так же для его все был было бы или если только мы вы они еще ещё уже может при том этот который чтобы мне вам то есть да нет эти всю моя твоя себя него ней них даже где когда очень можно нужно перед',
  uk: 'і в не на що з він як це по але із до у за від так же для його всі був було б або якщо тільки ми ви вони ще вже може при тому цей який щоб та є',
  bg: 'и в не на че с той като това по но от към у за така за неговия всички беше би или ако само ние вие те още вече може при този който да е се са ще до през',
  ar: 'في من على أن إلى هذا هذه التي الذي كان ما لا مع عن كل قد أو بعد هو هي بين ذلك لم كما',
  fa: 'و در به از که این را با است برای آن یک خود تا بر هم شد می ها بود او نیز کرد شده اند بین دارد',
  sv: 'och är att det som en ett på för med av inte den till har om vi kan ska när från eller men så finns måste alla bara detta i de han hon var jag sig vid år mycket sin här över två efter upp ut varit blev ska skulle mot hade vara där under in vi sitt sina någon något',
});

function words(lists: Record<string, string>): Record<string, ReadonlySet<string>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]),
  );
}
