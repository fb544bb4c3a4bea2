import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { knownText } from './subjects.ts';

/** Subjects of everyday life, of which few documents speak, with words of each in ten languages. */
const subjects: Readonly<Record<string, string>> = {
  food: `breakfast lunch dinner supper brunch snack milk butter egg cheese bread cake cookie pancake chocolate banana apple tomato potato
    carrot onion garlic rice noodle pasta pizza sushi burger sandwich taco curry soup salad steak chicken beef pork salmon barbecue bbq
    coffee espresso tea beer wine whisky cocktail juice recipe cook bake boil kitchen grocery restaurant canteen bakery vegetarian vegan calorie
    diet hungry thirsty frühstück mittagessen abendessen essen trinken kaffee kuchen käse brot ei kartoffel nudel suppe wein bier rezept kochen
    backen kantine küche bäckerei supermarkt hunger durst petit-déjeuner déjeuner dîner manger boire café gâteau fromage pain œuf poulet
    poisson légume crêpe soupe vin bière recette cuire cuisiner cantine cuisine boulangerie faim soif desayuno almuerzo cena comer beber
    pastel queso pan huevo pollo pescado sopa vino cerveza receta cocinar cocina panadería hambre café da manhã almoço jantar bolo queijo pão ovo
    frango peixe vinho cerveja receita cozinhar fome pranzo colazione mangiare torta formaggio pane uovo pollo pesce zuppa birra ricetta
    cucinare fame ontbijt avondeten eten koffie taart kaas brood soep bier recept koken honger śniadanie obiad kolacja jeść ciasto ser chleb
    jajko zupa wino piwo przepis gotować ugotować głodny kawa 早饭 午饭 晚饭 咖啡 茶 面包 鸡蛋 菜 做菜 食谱 饿 红烧肉 米饭 好吃 朝食 昼食 夕食 コーヒー お茶 パン 卵
    料理 レシピ ご飯 カレー`,
  home: `sofa couch mattress curtain carpet lawn lawnmower garden balcony landlord apartment flat rent bedroom bathroom living-room fridge
    dishwasher microwave oven stove toilet sink tap plumber heating furniture wallpaper vacuum laundry washing-machine stain neighbour
    neighbor elevator parking wohnung miete vermieter nachbar garten balkon schlafzimmer badezimmer kühlschrank spülmaschine waschmaschine
    heizung aufzug toilette parkplatz möbel teppich fleck appartement loyer propriétaire voisin jardin chambre frigo chauffage ascenseur
    toilettes tache canapé apartamento alquiler vecino jardín dormitorio nevera calefacción ascensor mancha sofá aluguel vizinho quarto
    geladeira mancha affitto vicino giardino camera frigorifero riscaldamento ascensore macchia huur buurman tuin slaapkamer koelkast
    verwarming vlek czynsz sąsiad ogród sypialnia lodówka ogrzewanie winda plama 房租 邻居 厨房 冰箱 洗衣机 家賃 台所 冷蔵庫 洗濯機`,
  body: `headache toothache backache stomach tooth teeth knee shoulder belly bone muscle skin hair haircut flu fever cough allergy pregnant
    vitamin ibuprofen aspirin pill doctor dentist hospital therapist gym yoga workout jogging sleep insomnia calories lose-weight tired
    kopfschmerzen bauchschmerzen rücken zahn zahnarzt grippe fieber husten müde arzt schlafen abnehmen friseur knochen haut tête dent dos
    ventre fièvre toux fatigué médecin dormir maigrir coiffeur cabeza diente espalda fiebre tos cansado médico dormir adelgazar cabeça
    dente costas febre tosse cansado testa dente schiena febbre tosse stanco dormire hoofdpijn tand rug koorts hoest moe dokter slapen
    głowa ząb plecy gorączka kaszel zmęczony lekarz spać 头疼 牙疼 发烧 咳嗽 医生 睡觉 减肥 頭痛 歯 熱 咳 医者`,
  family: `wife husband girlfriend boyfriend mom mum dad mother father daughter son sister brother grandma grandpa grandmother grandfather aunt
    uncle cousin nephew niece twin baby toddler babysitter kindergarten wedding marry marriage divorce funeral love friend friendship dating
    ehemann ehefrau freundin mutter vater tochter sohn schwester bruder oma opa tante onkel hochzeit scheidung liebe femme mari copine mamie
    papi maman papa mère père fille fils sœur frère mariage divorce amour esposa marido novia madre padre hija hijo hermana hermano abuela
    abuelo boda amor mãe pai filha filho irmã irmão avó avô casamento madre padre figlia figlio sorella fratello nonna nonno matrimonio amore
    moeder vader dochter zoon zus broer bruiloft liefde mama tata córka syn siostra brat babcia dziadek ślub miłość 妈妈 爸爸 女儿 儿子 老婆 老公
    奶奶 爷爷 结婚 女朋友 男朋友 母 父 娘 息子 妻 夫 祖母 祖父 結婚`,
  leisure: `birthday halloween christmas easter party holiday vacation weekend beach hike hiking camping fishing present gift movie film cinema
    netflix series novel poem poetry haiku limerick rhyme joke riddle pun song lyrics singer band guitar piano violin concert festival karaoke
    dance painting tattoo chess poker lottery casino horoscope zodiac astrology magic fairy dragon pirate princess unicorn ghost toy
    geburtstag weihnachten ostern ferien urlaub wochenende strand geschenk kino gedicht witz rätsel lied musik konzert märchen drache pirat
    zaubern anniversaire noël pâques vacances plage cadeau cinéma poème poésie blague devinette chanson musique sorcière cumpleaños navidad
    vacaciones playa regalo cine película novela poema chiste adivinanza canción música cuento aniversário natal férias praia presente filme
    poesia piada música compleanno natale vacanza spiaggia regalo poesia barzelletta canzone musica favola verjaardag kerst vakantie strand
    cadeau gedicht grap mop liedje muziek sprookje urodziny święta wakacje plaża prezent wiersz żart dowcip piosenka muzyka bajka 生日 圣诞 假期
    礼物 电影 诗 笑话 故事 歌 音乐 誕生日 クリスマス 休暇 プレゼント 映画 詩 俳句 冗談 物語 歌 音楽 小説`,
  sport: `football soccer basketball tennis golf hockey baseball cricket rugby boxing marathon olympics championship bundesliga goalkeeper
    coach swimming skiing fußball meisterschaft schwimmen mannschaft joueur équipe fútbol futbol baloncesto partido futebol jogo calcio
    partita voetbal wedstrijd mecz piłka 足球 篮球 比赛 冠军 サッカー 野球 試合 優勝`,
  animals: `dog puppy cat kitten hamster goldfish parrot horse rabbit bird shark whale elephant lion tiger bear wolf snake spider crocodile
    penguin octopus dinosaur insect ant bee wasp flea hund katze pferd hase vogel hai wal elefant löwe bär schlange spinne igel chien chat
    cheval lapin oiseau requin baleine éléphant araignée perro gato caballo conejo pájaro tiburón araña cachorro cavalo coelho cane gatto
    cavallo coniglio hond kat paard konijn pies kot koń królik 狗 猫 马 鸟 犬 馬 鳥`,
  travel: `flight airport hotel suitcase cruise passport visa sightseeing tourist beach island flug flughafen koffer reise insel vol avion hôtel
    valise voyage île vuelo aeropuerto maleta viaje isla voo mala viagem ilha volo valigia viaggio isola vlucht koffer reis eiland lot walizka
    podróż wyspa 机票 酒店 旅游 签证 飞机 航空券 旅行 新幹線 ホテル rome paris london tokyo madrid berlin vienna lisbon barcelona venice prague
    budapest amsterdam copenhagen stockholm oslo dublin istanbul bangkok dubai sydney hawaii iceland norway italy spain greece portugal japan
    china india kenya egypt peru mexico brazil argentina canada australia sicily bali italien spanien griechenland norwegen italie espagne
    grèce japon italia españa grecia japón`,
  vehicles: `bicycle bike scooter motorcycle carpool commute tyre tire brake gearbox diesel petrol tesla taxi subway tram fahrrad motorrad reifen
    auto tanken voiture vélo moto pneu essence coche bicicleta rueda gasolina carro bicicleta pneu macchina bicicletta gomma fiets band
    benzine samochód rower opona benzyna 汽车 自行车 打车 車 自転車 タクシー taxis taksówka`,
  weather: `weather rain rainy snow snowy sunny sun sunset thunder thunderstorm lightning hurricane umbrella temperature celsius wetter regen
    regnet schnee sonne gewitter regenschirm météo pluie pleuvoir neige soleil orage parapluie lluvia llover nieve sol tormenta paraguas chuva
    chover neve tempestade pioggia piove neve sole ombrello weer regenen sneeuw zon onweer paraplu pogoda deszcz padać śnieg słońce burza 天气 下雨
    下雪 太阳 天気 雨 雪`,
  world: `planet moon earth mars galaxy universe star volcano ocean atlantic river mountain continent dinosaur emperor empire revolution century
    war king queen president minister election parliament capital inhabitant population religion god bible philosophy philosopher physics
    chemistry biology geography photosynthesis einstein newton napoleon shakespeare goethe mozart beethoven homework essay exam teacher
    hauptstadt einwohner planet mond erde himmel vulkan fluss könig kaiser krieg jahrhundert wahl präsident hausaufgaben referat capitale
    habitant planète lune terre ciel volcan fleuve roi guerre siècle élection président devoirs exposé ciudad capital planeta luna tierra
    cielo volcán río rey guerra siglo elección presidente deberes tarea céu lua terra rio rei guerra lição cielo luna terra fiume re guerra
    compiti hoofdstad maan aarde lucht rivier koning oorlog huiswerk stolica księżyc ziemia niebo rzeka król wojna lekcje 首都 月亮 地球 天空 历史
    战争 作业 総理大臣 首都 月 空 歴史 戦争 宿題`,
  money: `bitcoin crypto stock-market shares invest investment mortgage salary raise tip euros dollars pounds yen millionaire inheritance prize
    winner discount aktien gehalt erben gewinnen bourse salaire héritage gagner bolsa sueldo herencia ganar ações salário ganhar azioni
    stipendio vincere aandelen salaris winnen akcje pensja wygrać 股票 工资 中奖 株 給料 当選`,
  gadgets: `laptop printer router wifi wi-fi keyboard smartphone iphone pixel playstation xbox instagram tiktok youtube spotify photoshop excel
    powerpoint drucker handy tastatur imprimante ordinateur téléphone móvil impresora ordenador celular computador telefono stampante telefoon
    printer telefon drukarka 手机 电脑 打印机 スマホ パソコン プリンター`,
  clothes: `shoe shoes jacket trousers jeans shirt sock dress hat sunglasses glasses schuh schuhe jacke hose kleid chaussure veste robe lunettes
    zapato chaqueta vestido gafas sapato vestido scarpa giacca vestito schoen jas jurk but kurtka sukienka 鞋 衣服 靴 服`,
};

/** Which subjects a stemmed word belongs to. */
const subjectsOfWord: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [subject, words] of Object.entries(subjects))
    for (const word of new Set(contentWords(words)))
      if (isTelling(word)) found.set(word, [...(found.get(word) ?? []), subject]);
  return found;
})();

/** One letter of an alphabet is what is left of another word. */
function isTelling(word: string): boolean {
  return word.length > 2 || !/^[a-z]+$/u.test(word);
}

/** Shorter words are parts of too many others. */
const SHORTEST_PART = 5;
/** What is left of a word beside such a part has so many letters. */
const BESIDE = 3;

/** The subjects that a stemmed word speaks of, on its own or as the end or the beginning of a longer one: "Kindergeburtstag", "Kaffeemaschine". */
function subjectsIn(word: string): readonly string[] {
  const whole = subjectsOfWord.get(word);
  if (whole) return whole;
  for (let at = BESIDE; at <= word.length - BESIDE; at += 1) {
    const parts = [word.slice(at), word.slice(0, at)].filter((part) => part.length >= SHORTEST_PART);
    const found = parts.map((part) => subjectsOfWord.get(part)).find((one) => one !== undefined);
    if (found) return found;
  }
  return [];
}

/** Who takes part in something gives none. */
const otherParty = /(?:first|second|third|counter|1st|2nd|3rd)[ -]?part(?:y|ies)/giu;

/** The words of everyday life in a clause, stemmed. */
export function everydayWords(clause: string): string[] {
  return contentWords(clause.replace(otherParty, ' ')).filter((word) => subjectsIn(word).length > 0);
}

/** The subjects of everyday life that a document and its input speak of. */
const everydaySubjects = readOnce(
  (draft: Draft): ReadonlySet<string> => new Set(contentWords(knownText(draft)).flatMap(subjectsIn)),
);

/** Whether a stemmed word is of a subject of everyday life that the document speaks of in other words. */
export function isOfItsSubjects(word: string, draft: Draft): boolean {
  const own = everydaySubjects(draft);
  return subjectsIn(word).some((subject) => own.has(subject));
}
