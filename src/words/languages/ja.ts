import type { KitWords, Words } from '../types.ts';

export const words: Words = {
  skipLink: '本文へ移動',
  newTab: '新しいタブで開きます',
  scriptsOff: 'このページの完全版は、スクリプトを有効にしたブラウザーでご覧ください。',

  bar: {
    label: 'メインメニュー',
    home: 'ホーム',
    about: 'プロフィール',
    project: '作品',
    contact: '連絡先',
  },

  hero: {
    subtitle: '放送・メディア',
    button: 'プロフィールを見る',
    onAir: 'オンエア',
  },

  about: {
    heading: '続いては、私について',
    cards: {
      work: {
        title: '職歴',
        text: {
          '=1': '職歴1件。仕事の内容をまとめました。',
          other: '職歴{count}件。進行表の順に並べました。',
        },
      },
      life: { title: 'プライベート', text: '赤いランプが消えたあとの過ごし方。' },
      cv: {
        title: '経歴書をダウンロード',
        text: 'PDF、{size}。全{pages}ページ。',
      },
    },
  },

  projects: {
    heading: '作品紹介',
    carousel: 'カルーセル',
    slide: 'スライド',
    position: '{count}件中{position}件目',
    bullet: '作品{position}を表示',
    previous: '前の作品',
    next: '次の作品',
  },

  projectPage: {
    all: '作品一覧',
    back: '作品',
    credits: 'クレジット',
    pictures: '写真',
    on: '{host}で見る',
    film: {
      name: '映像',
      play: '再生',
      file: '映像ファイルを開く',
      missing: '映像ファイルがこのページと同じ場所にありません。',
      cannotPlay: 'ここでは映像を再生できません。',
      onlySound: 'このブラウザーでは映像の音声だけが再生されます。',
    },
    sound: {
      name: '音声',
      file: '音声ファイルを開く',
      missing: '音声ファイルがこのページと同じ場所にありません。',
      cannotPlay: 'ここでは音声を再生できません。',
    },
  },

  contact: {
    heading: 'お問い合わせ',
    lead: '送信ボタンを押すと、お使いのメールソフトがメッセージの入った状態で開きます。',
    email: 'メールアドレス',
    message: 'メッセージ',
    submit: 'メールを送信',
    tooLong:
      'メールが開かない場合は、メッセージが長すぎます。コピーして、アドレスへ直接お送りください。',
    address: 'メールで直接ご連絡いただく場合：',
    copy: 'アドレスをコピー',
    copied: 'アドレスをコピーしました。',
    copyByHand: 'アドレスを選択しました。キーボード操作または長押しでコピーしてください。',
    save: '連絡先を保存',
    whatsapp: '💬 WhatsAppでチャット',
    linkedin: 'LinkedInでつながる',
    subject: 'ポートフォリオからのメッセージ',
  },

  workDetails: {
    title: '職歴',
    heading: '職歴について、もう少し詳しく',
    list: '職務経歴',
    current: '現在',
  },

  lifeDetails: {
    title: 'プライベート',
    heading: '私について、もう少し詳しく',
  },

  footer: {
    credit: 'サイト制作',
    whatsapp: 'WhatsApp',
    phone: '電話',
  },
};

export const kit: KitWords = {
  subject: 'ポートフォリオと経歴書のご送付（{fullName}）',
  subjectLabel: '件名：',
  attachmentLabel: '添付：',
  preview:
    '`preview.png` は、WhatsApp や LinkedIn などがこのサイトへのリンクとともに表示する画像です。`index.html` と同じ場所に置いておきます。',
  film: '映像と音声は `index.html` と同じ場所に置くと再生されます：{film}。',
  letter: `[お名前] 様

{fullName}と申します。
[職種またはプロジェクト名]の件でご連絡いたします。

{sent}

ご連絡をいただけましたら幸いです。
どうぞよろしくお願いいたします。

{fullName}
`,
  sent: {
    attached:
      'ポートフォリオと経歴書を、1つのzipファイルにまとめて添付いたします。展開して、index.htmlをお好きなブラウザーで開いてください。オフラインで動作し、外部からは何も読み込みません。経歴書は同じフォルダーにPDFで入っています。\n',
    linked:
      'ポートフォリオは{address}にあります。どのブラウザーでも動き、経歴書もそこにPDFであります。\n',
    apart:
      'ポートフォリオと経歴書を1つのzipファイルにまとめましたが、メールには大きすぎます。[こちらがリンクです／USBメモリーでお送りします]。展開して、index.htmlをお好きなブラウザーで開いてください。オフラインで動作し、外部からは何も読み込みません。経歴書は同じフォルダーにPDFで入っています。\n',
  },
  readme: [
    '# {fullName} ポートフォリオ',
    '',
    'このフォルダーは、1つのファイル `index.html` に収めたウェブサイトです。経歴書 `{cvFileName}` も同じフォルダーに入っています。',
    '',
    '- **開く**：`index.html` をダブルクリックします。ディスクからでもUSBメモリーからでも動作し、ネットワーク接続もインストールも不要です。',
    '- **印刷する**：どのページも、すっきりした文書として印刷できます。「職歴」のページは、簡潔な経歴書になります。',
    '- **スクリプトなし**の環境（メールのプレビューなど）では、同じ内容を1つのシンプルな文書として表示します。',
    '- **どこにも接続しません**：何も読み込まず、何も保存せず、何も送信しません。お問い合わせフォームは、お使いのメールソフトを開きます。',
    '',
    'このサイトに含まれる第三者の著作物とそのライセンスは、`index.html` の末尾に記載しています。',
    '',
  ].join('\n'),
};
