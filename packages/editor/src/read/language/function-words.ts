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
  sv: 'och är att det som en ett på för med av inte den till har om vi kan ska när från eller men så finns måste alla bara detta',
});

function words(lists: Record<string, string>): Record<string, ReadonlySet<string>> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, list]) => [language, new Set(list.split(' '))]),
  );
}
