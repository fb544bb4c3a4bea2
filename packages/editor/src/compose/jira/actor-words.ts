/**
 * What a story calls the one who wants something, in languages other than English, by the words the input may use. Forms of
 * which the language makes no role ("Als Kunden möchte ich") are not here; without one, the story is a team member's.
 */
const lines: Readonly<Record<string, string>> = {
  de: 'Nutzer|Benutzer|Kunde=Kunden|Admin=Admins|Administrator=Administratoren|Entwickler|Händler|Mitarbeiter|Bearbeiter|Besucher|Mandant=Mandanten|Patient=Patienten|Gast=Gäste|Käufer|Verkäufer|Fahrer|Lieferant=Lieferanten|Mitglied=Mitglieder',
  fr: 'utilisateur=utilisateurs|utilisatrice=utilisatrices|client=clients|cliente=clientes|admin=admins|administrateur=administrateurs|développeur=développeurs|opérateur=opérateurs|marchand=marchands|visiteur=visiteurs|locataire|patient=patients|invité=invités|acheteur=acheteurs|vendeur=vendeurs|chauffeur=chauffeurs|fournisseur=fournisseurs|membre=membres|gestionnaire=gestionnaires|employé=employés',
  es: 'usuario=usuarios|usuaria=usuarias|cliente=clientes|admin=admins|administrador=administradores|desarrollador=desarrolladores|operador=operadores|comerciante=comerciantes|visitante=visitantes|inquilino|paciente=pacientes|invitado=invitados|comprador=compradores|vendedor=vendedores|conductor=conductores|proveedor=proveedores|miembro=miembros|empleado=empleados|gestor=gestores',
  pt: 'usuário=usuários|utilizador=utilizadores|cliente=clientes|paciente=pacientes|administrador=administradores|admin|médico=médicos|operador=operadores|vendedor=vendedores|motorista=motoristas|entregador=entregadores|fornecedor=fornecedores|lojista=lojistas|aluno=alunos|professor=professores|gerente=gerentes|gestor=gestores|supervisor=supervisores|vistoriador=vistoriadores|funcionário=funcionários|colaborador=colaboradores|convidado|visitante=visitantes|atendente=atendentes|comprador=compradores|técnico=técnicos|parceiro=parceiros|síndico|morador=moradores',
  it: 'utente=utenti|cliente=clienti|amministratore=amministratori|operatore=operatori|socio=soci|gestore=gestori|paziente=pazienti|medico=medici|fornitore=fornitori|venditore=venditori|autista=autisti|dipendente=dipendenti|responsabile=responsabili|admin|ospite=ospiti|visitatore=visitatori|negoziante|magazziniere=magazzinieri|commerciale=commerciali|studente=studenti|docente=docenti|tecnico=tecnici',
  nl: 'gebruiker=gebruikers|klant=klanten|beheerder=beheerders|medewerker=medewerkers|manager=managers|leverancier=leveranciers|patiënt=patiënten|bezoeker=bezoekers|chauffeur=chauffeurs|verkoper=verkopers|koper=kopers|winkelier=winkeliers|planner=planners|arts=artsen|student=studenten|docent=docenten|admin=admins|monteur=monteurs',
  pl: 'użytkownik=użytkownicy=użytkownika|klient=klienci=klienta|administrator=administratorzy|pracownik=pracownicy|pacjent=pacjenci=pacjenta|lekarz=lekarze|handlowiec=handlowcy|kierownik=kierownicy|kurier=kurierzy|magazynier=magazynierzy|dostawca=dostawcy|sprzedawca=sprzedawcy|kierowca=kierowcy|gość=goście|admin=admini|student=studenci|nauczyciel=nauczyciele|operator=operatorzy|menedżer|doradca=doradcy',
};

const roles: ReadonlyMap<string, string> = new Map(
  Object.entries(lines).flatMap(([language, line]) =>
    line.split('|').flatMap((forms) => {
      const [role = '', ...others] = forms.split('=');
      return [role, ...others].map((form): [string, string] => [`${language} ${form.toLowerCase()}`, role]);
    }),
  ),
);

/** The role that a word of the input names, in the singular, else null. Japanese and Chinese words name theirs as they are. */
export function roleNamed(word: string, language: string): string | null {
  if (language === 'ja' || language === 'zh') return word;
  return roles.get(`${language} ${word.toLowerCase()}`) ?? null;
}
