/**
 * Misspellings whose meaning is certain and that developers write often, short words and missing apostrophes
 * among them, which no general list decides. Keys in small letters; a value may be two words.
 */
export const MISSPELLINGS: Readonly<Record<string, string>> = read(`
aint=ain't arent=aren't cant=can't couldnt=couldn't couldve=could've didnt=didn't doesnt=doesn't dont=don't
hadnt=hadn't hasnt=hasn't havent=haven't heres=here's hes=he's im=I'm isnt=isn't itll=it'll i'll=I'll ive=I've mustnt=mustn't
shes=she's shouldnt=shouldn't shouldve=should've thats=that's theres=there's theyd=they'd theyll=they'll
theyre=they're theyve=they've wasnt=wasn't weve=we've werent=weren't whats=what's wheres=where's whos=who's
wont=won't wouldnt=wouldn't wouldve=would've youd=you'd youll=you'll youre=you're youve=you've yall=y'all
choosed=chose writed=wrote catched=caught runned=ran thinked=thought sended=sent builded=built cutted=cut hitted=hit letted=let goed=went maked=made
taked=took buyed=bought teached=taught breaked=broke keeped=kept losed=lost payed=paid splitted=split feeled=felt
finded=found gived=gave knowed=knew meaned=meant sayed=said speaked=spoke telled=told understanded=understood
holded=held falled=fell stucked=stuck feedbacks=feedback softwares=software hardwares=hardware knowledges=knowledge
equipments=equipment informations=information advices=advice furnitures=furniture homeworks=homework childrens=children donot=do~not loosing=losing medias=media pollutions=pollution putted=put afew=a~few inorder=in~order forexample=for~example musics=music infact=in~fact eachother=each~other upto=up~to abit=a~bit inspite=in~spite
aggresive=aggressive lenth=length explicity=explicitly identiy=identify stoage=storage tham=than thm=them wht=what
discoverd=discovered qualifed=qualified anser=answer oject=object highligh=highlight environnement=environment
dateset=dataset conquerer=conqueror pallette=palette wether=whether yeld=yield irregardless=regardless
responser=responder sematic=semantic corelation=correlation calenders=calendars stich=stitch
proces=process acces=access adres=address addres=address validaton=validation authentification=authentication
choise=choice wery=very verry=very becuse=because becase=because bcoz=because probaby=probably
agains=against teh=the hte=the tehn=then taht=that thta=that htat=that tha=that thsi=this tihs=this htis=this thier=their thye=they
adn=and nad=and anf=and wiht=with wtih=with
waht=what whta=what wehn=when hwen=when wich=which whcih=which whihc=which hwo=how wiht=with yuo=you yoru=your
abd=and aslo=also alos=also allways=always alwasy=always alot=a~lot aswell=as~well asap=ASAP atleast=at~least atall=at~all
becuase=because becasue=because beacuse=because becouse=because becaus=because bcause=because befor=before
beleive=believe belive=believe betwen=between bewteen=between brken=broken borken=broken
calender=calendar cahce=cache chache=cache cheked=checked chnage=change chagne=change cahnge=change
commited=committed commiting=committing comit=commit commiter=committer comming=coming completly=completely
conection=connection conect=connect conected=connected confg=config cofnig=config configuraton=configuration
consistant=consistent continous=continuous contorl=control curent=current currenlty=currently curently=currently
databse=database databas=database datbase=database datas=data definately=definitely definitly=definitely
definetly=definitely depency=dependency dependancy=dependency dependancies=dependencies dependecy=dependency
depoly=deploy deplyo=deploy deployement=deployment delpoy=deploy deplyment=deployment
desgin=design develpoment=development developement=development diferent=different differnt=different
dissapear=disappear doesn=doesn't documention=documentation documenation=documentation doign=doing
embarass=embarrass enviroment=environment enviornment=environment envrionment=environment enviromental=environmental
eror=error erorr=error errror=error errros=errors exmaple=example exampel=example exisiting=existing existant=existent
excecute=execute exectue=execute expection=exception exeption=exception experiance=experience explaination=explanation
faild=failed fiels=fields fidn=find fisrt=first frist=first folowing=following follwing=following
foward=forward freind=friend fuction=function funciton=function funtion=function functon=function
garantee=guarantee gaurantee=guarantee genrate=generate geting=getting gonig=going goverment=government grammer=grammar
happend=happened happends=happens heigth=height higer=higher hierachy=hierarchy looses=loses
immediatly=immediately imediately=immediately implment=implement impelment=implement implemention=implementation
implementaion=implementation importnat=important improvment=improvement incase=in~case indepedent=independent
independant=independent infromation=information informations=information initalize=initialize initilize=initialize
insted=instead intial=initial intialize=initialize interupt=interrupt intergration=integration integation=integration
invlaid=invalid invaild=invalid isntall=install intall=install itselfs=itself
knwo=know konw=know knowlege=knowledge langauge=language langugage=language lenght=length lengh=length libary=library
liek=like likly=likely lisence=license litle=little logn=login
maintainance=maintenance maintenence=maintenance managment=management manualy=manually mabye=maybe meesage=message
messsage=message mesage=message migth=might mispell=misspell missmatch=mismatch moer=more mulitple=multiple
muliple=multiple multple=multiple neccessary=necessary necesary=necessary neccesary=necessary neeed=need nedd=need
nessecary=necessary noone=no~one nite=night notifcation=notification notificaton=notification nto=not
ocasionally=occasionally occassionally=occasionally occured=occurred occurence=occurrence occurr=occur occuring=occurring
offical=official ofthe=of~the omited=omitted onyl=only olny=only oen=one optmize=optimize optimze=optimize
orginal=original orignal=original ouput=output outptu=output ouptut=output overriden=overridden
paramater=parameter paramter=parameter parmeter=parameter paramters=parameters passsword=password pasword=password
peformance=performance performace=performance perfomance=performance permision=permission permisions=permissions
persistant=persistent plase=please pelase=please plaese=please posible=possible possbile=possible postion=position
prefered=preferred prefering=preferring previus=previous priviledge=privilege privelege=privilege probaly=probably
probelm=problem porblem=problem probem=problem proccess=process procesing=processing proejct=project projcet=project
 propery=property propertly=properly publically=publicly pubilc=public
qeury=query querry=query quereis=queries queing=queuing
realy=really recieve=receive recieved=received reciever=receiver recieving=receiving recomend=recommend
recommand=recommend refered=referred refering=referring referal=referral refactro=refactor relase=release realease=release
releated=related remeber=remember remmeber=remember repsonse=response reponse=response resposne=response responce=response
reqeust=request requst=request reuqest=request requets=requests requred=required requiremnt=requirement
requirment=requirement requirments=requirements resouce=resource resoruce=resource retreive=retrieve retrive=retrieve
retun=return retrun=return reutrn=return rigth=right runing=running
scedule=schedule schedual=schedule seach=search serach=search secuirty=security securty=security seperate=separate
seperated=separated seperately=separately seperator=separator serivce=service sevice=service servcie=service
srever=server sevrer=server servr=server shoud=should shuold=should shoudl=should similiar=similar
simlar=similar simpel=simple sincerly=sincerely soemthing=something somethign=something somthing=something
specifiy=specify specfic=specific specificaly=specifically sotrage=storage stroage=storage sturcture=structure
succesful=successful succesfully=successfully sucessful=successful sucessfully=successfully successfull=successful
successfuly=successfully succes=success suport=support supprot=support suposed=supposed suppsed=supposed surelly=surely
sycn=sync tabel=table temperary=temporary temporaly=temporarily tempory=temporary
tets=test tset=test tommorow=tomorrow tommorrow=tomorrow tomorow=tomorrow togehter=together totaly=totally
transfered=transferred transfering=transferring truely=truly tryed=tried trhough=through throught=through
udpate=update upate=update updte=update upadte=update undestand=understand unfortunatly=unfortunately untill=until
usefull=useful useing=using usally=usually usualy=usually usign=using unkown=unknown unknwon=unknown
vaild=valid vaidation=validation vaule=value valeu=value varaible=variable varible=variable verison=version vesrion=version
visable=visible wasent=wasn't watn=want wierd=weird whith=with whitch=which whthin=within wihtout=without
withing=within withou=without witout=without wnat=want wokr=work wrok=work wroking=working workng=working
wouldent=wouldn't couldent=couldn't shouldent=shouldn't dosnt=doesn't dosent=doesn't dosen't=doesn't donnot=do~not relly=really
ther=there differents=different diferents=different maner=manner infront=in~front havnt=haven't cnat=can't hasnot=has~not shouldof=should~have
thay=they afther=after beter=better beteer=better yong=young peple=people peples=people
shud=should theyselves=themselves hisself=himself
creat=create alon=alone worng=wrong writen=written writting=writing yeild=yield yesturday=yesterday
sory=sorry dirct=direct complite=complete implementatin=implementation impressin=impression professin=profession possessin=possession
directlor=director expcept=except shaerd=shared sharred=shared realtive=relative vizualization=visualization triange=triangle troughout=throughout
tunning=tuning memember=remember manaage=manage minue=minute tooo=too thex=the foding=folding commond=command cloure=closure moust=most
insentive=incentive preocessing=processing referencd=referenced sudio=studio ahd=had ouline=outline locted=located ehen=when filders=filters
unsed=unused meny=many limt=limit maks=makes valiable=variable clonez=clones pluging=plugin
`);

function read(list: string): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const entry of list.trim().split(/\s+/)) {
    const [wrong = '', right = ''] = entry.split('=');
    if (wrong !== right) entries[wrong] = right.replaceAll('~', ' ');
  }
  return entries;
}
