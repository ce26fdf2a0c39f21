import type { CountingWords, KitWords } from '../types.ts';

// Numbers for feminine nouns; those below are feminine, too.
const NUMBERS = 'ثلاث, أربع, خمس, ست, سبع, ثماني, تسع, عشر, إحدى عشرة, اثنتا عشرة'.split(', ');

const count = (number: number, one: string, two: string, few: string, many: string) => {
  if (number === 1) return one;
  if (number === 2) return two;
  const isFew = number % 100 >= 3 && number % 100 <= 10;
  return `${NUMBERS[number - 3] ?? number} ${isFew ? few : many}`;
};

export const words: CountingWords = {
  skipLink: 'الانتقال إلى المحتوى',
  newTab: 'يُفتح في علامة تبويب جديدة',
  scriptsOff:
    'للاطلاع على النسخة الكاملة من هذه الصفحة، يُرجى فتحها في متصفح فُعّلت فيه البرامج النصية.',

  bar: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    about: 'نبذة عني',
    project: 'المشاريع',
    contact: 'التواصل',
  },

  hero: {
    subtitle: 'البث والإعلام',
    button: 'من أنا؟',
    onAir: 'على الهواء',
  },

  about: {
    heading: 'والآن، المزيد عني',
    cards: {
      work: {
        title: 'الخبرة المهنية',
        text: (jobs) => `${count(jobs, 'محطة واحدة', 'محطتان', 'محطات', 'محطة')}، بترتيب البث.`,
      },
      life: { title: 'الحياة الشخصية', text: 'ما أفعله حين ينطفئ الضوء الأحمر.' },
      cv: {
        title: 'تنزيل السيرة الذاتية',
        text: (size, pages) =>
          `ملف PDF بحجم \u2068${size}\u2069. ${count(pages, 'صفحة واحدة', 'صفحتان', 'صفحات', 'صفحة')}.`,
      },
    },
  },

  projects: {
    heading: 'مشاريعي',
    carousel: 'عرض دوّار',
    slide: 'شريحة',
    position: '{position} من {count}',
    bullet: 'الانتقال إلى المشروع {position}',
    previous: 'المشروع السابق',
    next: 'المشروع التالي',
  },

  contact: {
    heading: 'لنتواصل',
    lead: 'يفتح النموذج برنامج البريد لديكم والرسالة مكتوبة فيه.',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    submit: 'إرسال الرسالة',
    address: 'أو مباشرةً إلى',
    copy: 'نسخ العنوان',
    copied: 'تم نسخ العنوان.',
    copyByHand: 'العنوان محدَّد، ويمكن نسخه بلوحة المفاتيح أو بالضغط المطوّل.',
    whatsapp: '💬 محادثة عبر واتساب',
    linkedin: 'التواصل عبر لينكد إن',
    subject: 'رسالة من معرض الأعمال',
  },

  workDetails: {
    title: 'الخبرة المهنية',
    heading: 'المزيد عن خبرتي المهنية',
    list: 'المسيرة المهنية',
    current: 'حاليًا',
  },

  lifeDetails: {
    title: 'الحياة الشخصية',
    heading: 'المزيد من المعلومات عني',
  },

  footer: {
    credit: 'تطوير',
    whatsapp: 'واتساب',
  },
};

export const kit: KitWords = {
  subject: 'معرض الأعمال والسيرة الذاتية – {fullName}',
  subjectLabel: 'الموضوع:',
  attachmentLabel: 'المرفق:',
  preview:
    '‏`preview.png` هي الصورة التي يعرضها واتساب ولينكدإن وغيرهما مع رابط هذا الموقع، وتبقى بجانب `index.html`.',
  letter: `تحية طيبة [الاسم]،

أكتب إليكم بشأن [الوظيفة أو المشروع].

أرفق معرض أعمالي وسيرتي الذاتية في ملف zip واحد. يكفي فك ضغطه ثم فتح index.html في أي متصفح: يعمل الموقع دون اتصال بالإنترنت ولا يحمّل شيئًا من أي مكان. والسيرة الذاتية إلى جانبه بصيغة PDF.

يسعدني تلقي ردّكم.

مع أطيب التحيات
{fullName}
`,
  readme: [
    '# معرض أعمال {fullName}',
    '',
    'هذا المجلد موقع كامل في ملف واحد هو `index.html`، وإلى جانبه السيرة الذاتية `{cvFileName}`.',
    '',
    '- **الفتح:** بنقرة مزدوجة على `index.html`. يعمل الموقع من القرص أو من ذاكرة USB، بلا شبكة وبلا تثبيت.',
    '- **الاستضافة:** بنسخ المجلد إلى أي مكان على أي خادم ويب. لا شيء يحتاج إلى إعداد.',
    '- **التضمين:** \u2066`<iframe src="index.html" title="معرض الأعمال"></iframe>`\u2069؛ ومع `sandbox` يلزم `allow-scripts`، ويلزم معه للروابط إلى المواقع الأخرى وللسيرة الذاتية `allow-popups allow-downloads`.',
    '- **الطباعة:** تُطبع كل صفحة في هيئة مستند نظيف، وصفحة «الخبرة المهنية» في هيئة سيرة ذاتية موجزة.',
    '- **بلا برامج نصية**، كما في معاينة البريد، يعرض الموقع المحتوى نفسه في مستند بسيط واحد.',
    '- **لا يتصل بأحد:** لا يحمّل شيئًا ولا يخزّن شيئًا ولا يرسل شيئًا. ونموذج التواصل يفتح برنامج البريد لديكم.',
    '',
    'ما يحتويه من أعمال الآخرين، وبأي تراخيص، مذكور في نهاية `index.html`.',
    '',
  ].join('\n'),
};
