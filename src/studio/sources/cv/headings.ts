/** What stands over the parts of a CV in ten languages, and is no name. Many are larger than it. */
const HEADINGS = `curriculum|vitae|cv|resume|résumé|portfolio|profile|about|contact|experience|work|employment|career|education|skills?|languages?|summary|objective|personal|information|details|data|interests|hobbies|references?|projects?|awards?|certifications?|certificates?|publications?|training|achievements?|volunteer\\w*|activities|additional|technical|professional|academic|background|history|qualifications?|credits|filmography|expertise|strengths|courses|basic|overview|introduction|hello|hi|welcome|bewerbung|lebenslauf|profil|kontakt|person|persönlich\\w*|berufserfahrung|beruflicher|werdegang|ausbildung|bildung\\w*|schulbildung|kenntnisse|fähigkeiten|sprachen|sprachkenntnisse|praktika|interessen|stärken|weiterbildung\\w*|projekte|auszeichnungen|experiencia|laboral|profesional|educación|formación|habilidades|idiomas|perfil|contacto|sobre|datos|personales|conocimientos|competencias|aptitudes|estudios|proyectos|referencias|intereses|hoja|vida|expériences?|professionnelles?|formations?|compétences|langues|propos|centres|intérêts?|loisirs|coordonnées|études|diplômes|parcours|esperienz[ae]|lavorativ[ae]|professional[ei]|istruzione|formazione|competenze|lingue|profilo|contatti|informazioni|personali|capacità|progetti|interessi|experiência|profissional|educação|formação|habilidades|línguas|contato|resumo|objetivo|competências|dados|pessoais|qualificações|cursos|certificações|currículo|doświadczenie|zawodowe|wykształcenie|umiejętności|języki|obce|zainteresowania|podsumowanie|dane|osobowe|życiorys|edukacja|kursy|projekty|mnie|vaardigheden|opleiding|werkervaring|personalia|gegevens|persoonlijke|talen|dovednosti|vzdělání|zkušenosti|pracovní|zručnosti|vzdelanie|skúsenosti|erfarenhet|arbetslivserfarenhet|utbildning|kompetenser|опыт|образование|навыки|контакты|работы|проекты|резюме|личные|данные|обо|мне|empfehlung(?:en)?|recommendations?|özgeçmiş|kişisel|bilgiler[iı]?|eğitim|deneyim(?:ler[iı]?)?|yetenekler|beceriler|diller|hobiler|sertifikalar|hakkımda|iletişim|kariyer|önéletrajz|személyes|adatok|tanulmányok|szakmai|tapasztalat(?:ok)?|végzettség|nyelvtudás|készségek|életrajz|životopis|osobní|osobné|údaje|experiență|profesională|educație|competențe|limbi|studii|personale|referenser|referanser|personlige|uddannelse|erfaring|työkokemus|koulutus|kielitaito`;

const HEADING = new RegExp(`^(?:${HEADINGS})$`, 'iu');
const ASIAN =
  /履歴書|職務|経歴|学歴|職歴|資格|自己|技術|概要|简历|簡歷|教育|经历|經歷|工作|技能|专业|项目|基本|信息|评价|证书|核心|能力|优势|特长|介绍|简介|荣誉|获奖|奖项|实习|实践|校园|语言|爱好|個人|个人|背景|証照|自傳|志望|動機|免許|スキル|プロフィール|联系|求职|意向|السيرة|الذاتية|الخبرات|المؤهلات|التعليم|المهارات|اللغات|الدورات|للتواصل|معلومات|الهدف|الاتصال|العمل/;

/** A line of which half the words are such. */
export function isHeading(text: string): boolean {
  if (ASIAN.test(text)) return true;
  const words = text.split(/[\s&/,-]+/).filter((word) => /\p{L}{2}/u.test(word));
  const found = words.filter((word) => HEADING.test(word.replace(/[^\p{L}]/gu, '')));
  return words.length > 0 && found.length * 2 >= words.length;
}

/** Words of what somebody is. They stand as large as names in some CVs. */
export const TITLE_WORDS: ReadonlySet<string> = new Set(
  `linkedin github instagram facebook twitter youtube xing whatsapp google adobe
  engineer developer designer manager director producer editor student assistant analyst consultant specialist architect
  programmer administrator technician photographer cinematographer filmmaker writer journalist presenter operator artist
  researcher scientist professor teacher lecturer fellow candidate graduate intern freelance freelancer senior junior lead
  software web frontend backend full-stack fullstack stack data digital graphic creative marketing sales video film sound audio
  camera media production radio television of and the for in at with university universität universidad université università
  college school institute department company gmbh ltd inc
  entwickler entwicklerin ingenieur ingenieurin regisseur regisseurin redakteur redakteurin kameramann kamerafrau moderator
  moderatorin produzent produzentin cutter tontechniker gestalter mediengestalter student studentin
  desarrollador desarrolladora ingeniero ingeniera diseñador diseñadora periodista fotógrafo fotógrafa productor productora
  actor actress performer model host anchor announcer narrator speaker voiceover reporter correspondent colorist colourist composer
  musician singer dancer choreographer illustrator animator gaffer grip screenwriter scriptwriter author copywriter stylist
  videographer dj dop dp vfx fx td editor-in-chief showrunner casting coordinator supervisor runner freelancing
  schauspieler schauspielerin sprecher sprecherin reporter reporterin autor autorin drehbuchautor drehbuchautorin fotograf fotografin
  filmemacher filmemacherin kameraassistent kameraassistentin tonmeister tonmeisterin komponist komponistin illustratorin animatorin
  grafiker grafikerin designerin entwicklung journalistin bühnenbildner maskenbildnerin aufnahmeleiter produktionsleiter
  actriz locutor locutora guionista montador montadora camarógrafo camarógrafa cámara sonidista cineasta presentador presentadora
  director directora editora redactor redactora ilustrador ilustradora animadora músico compositora
  acteur actrice comédien comédienne animatrice présentateur présentatrice réalisatrice monteuse cadreur cadreuse scénariste
  compositeur graphiste illustratrice chef opérateur technicien technicienne
  attore attrice montatrice conduttore conduttrice sceneggiatore fotografa grafico ator atriz cineasta roteirista apresentador
  apresentadora fotógrafa produtor produtora aktor aktorka fotografka prezenter prezenterka lektor scenarzysta reżyserka producent
  realizador realizadora técnico técnica développeur développeuse ingénieur réalisateur réalisatrice monteur monteuse
  journaliste photographe sviluppatore ingegnere regista giornalista fotografo montatore desenvolvedor desenvolvedora
  engenheiro engenheira jornalista programista inżynier dziennikarz dziennikarka operator reżyser montażysta grafik`.split(
    /\s+/,
  ),
);
