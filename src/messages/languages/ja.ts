import type { Messages } from '../messages.ts';

export const fields: Messages['fields'] = {
  portfolio: { label: 'ポートフォリオ', help: 'サイトに載せる内容のすべて' },
  language: {
    label: '言語',
    help: 'お使いの言語のコード。{choices}のどれか、またはpt-BRのような地域付きのコード',
    example: 'ja',
  },
  firstName: { label: '呼び名', help: 'ふだん呼ばれている名前', example: '遥' },
  fullName: { label: '氏名', help: '姓と名', example: '三浦遥' },
  greeting: { label: 'あいさつ', help: '短い1行', example: 'こんにちは、三浦遥です。' },
  occupation: { label: '職業', help: '仕事と活動の拠点', example: '撮影監督・東京' },
  reel: {
    label: 'ショーリール',
    help: '仕事の見どころをまとめた映像。ファイルか、Vimeoなどのアドレスで入れます。最初の画面に2つ目のボタンが付きます',
  },
  reelName: { label: '名前', help: 'ボタンの文字', example: 'ショーリールを見る' },
  reelFile: {
    label: 'ファイル',
    help: 'アドレスの代わりに、ページと同じ場所に置く映像（MP4またはWebM）のファイル名',
    example: 'reel.mp4',
  },
  craft: {
    label: 'ポートレートのまわりのリング',
    help: 'どの仕事の道具か。{choices}のどれか',
  },
  accent: {
    label: '色',
    help: '帯、ボタン、印の色。{choices}のどれか',
  },
  portraitAlt: {
    label: '写真の内容',
    help: '写真が見えない方のための説明',
    example: '副調整室でほほえむ三浦遥',
  },
  portraitFocus: {
    label: '顔の位置',
    help: '「left」「right」「top」「bottom」「centre」のどれか、または左端と上端からの割合',
    example: '30% 20%',
  },
  description: {
    label: '検索結果の紹介文',
    help: '検索結果やリンクのプレビューに出る、1文の自己紹介',
    example: '東京を拠点に、ドキュメンタリーと生放送を撮る撮影監督、三浦遥のサイトです。',
  },
  about: {
    label: '自己紹介',
    help: '3段落まで。段落の間は1行あけます',
    example: '部屋より先に、人の顔に光を当てます。',
  },

  projects: { label: '作品', help: '映像や番組など、手がけた作品' },
  project: { label: '作品', help: '作品' },
  projectTitle: { label: 'タイトル', help: '作品の名前', example: '夜明けの港' },
  projectPath: {
    label: 'リンク',
    help: 'カードのリンク先。ウェブのアドレス、または/Contactなどこのサイト内のページ',
    example: 'https://vimeo.com/123456789',
  },
  still: {
    label: '画像',
    help: 'stillsフォルダーにある写真のファイル名',
    example: 'minato.jpg',
  },
  stillAlt: {
    label: '画像の内容',
    help: '画像が見えない方のための説明',
    example: '夜明けに出港する漁船',
  },
  stillFocus: {
    label: '画像で必ず見せる部分',
    help: '「left」「right」「top」「bottom」「centre」のどれか、または左端と上端からの割合',
    example: '30% 20%',
  },
  projectRole: { label: '担当', help: '担当した仕事', example: '撮影' },
  projectYear: { label: '年', help: '制作した時期', example: '2024年' },
  client: { label: 'クライアント', help: '依頼元や放送局', example: 'みなとテレビ' },
  projectText: {
    label: '説明',
    help: '作品についての1～2文',
    example: '漁師5人、ひと晩、撮り直しなし。',
  },
  film: {
    label: '映像または音声',
    help: 'ページと同じ場所に置く映像（MP4、WebM、MOV）または音声（MP3、M4A、Ogg、Opus、WAV、FLAC）のファイル名',
    example: 'minato.mp4',
  },
  captions: {
    label: '字幕',
    help: '映像の字幕（WebVTTまたはSRT）のファイル名',
    example: 'minato.vtt',
  },
  story: {
    label: 'ストーリー',
    help: '作品のページに載せる文章。6段落まで、段落の間は1行あけます',
    example: '船は1隻、夜は4つしかありませんでした。',
  },
  slug: {
    label: 'ページのアドレス',
    help: '作品のページのアドレスの末尾。小文字、数字、ハイフンで書きます',
    example: 'yoake-no-minato',
  },
  pictures: { label: '画像', help: '作品のページに載せる画像、8枚まで' },
  picture: { label: '画像', help: '作品のページに載せる画像' },
  pictureFile: {
    label: 'ファイル',
    help: 'stillsフォルダーにある写真のファイル名',
    example: 'minato-2.jpg',
  },
  pictureAlt: {
    label: '画像の内容',
    help: '画像が見えない方のための説明',
    example: '船べりを越えて上がる網',
  },
  caption: { label: '説明文', help: '画像の下に出る1行', example: '3日目の夜、三崎沖' },
  credits: { label: 'クレジット', help: '名前と担当、20人まで' },
  credit: { label: 'クレジット', help: '担当と名前' },
  creditRole: { label: '担当', help: '担当した仕事', example: '録音' },
  creditName: { label: '名前', help: '担当した人', example: '岡田航' },

  work: { label: '職歴', help: '職歴のページ' },
  summary: {
    label: '概要',
    help: '2～4文、または数段落',
    example: '生放送とドキュメンタリーの撮影をしています。',
  },
  jobs: { label: '仕事', help: '1件以上。新しいものから順に書きます' },
  job: { label: '仕事', help: '仕事' },
  jobTitle: { label: '職種', help: '肩書きや職種', example: 'カメラマン' },
  jobField: { label: '勤務先または分野', help: '勤務先、または仕事の分野', example: 'テレビ放送' },
  period: {
    label: '期間',
    help: 'いつからいつまで、または続いた期間',
    example: '2018–2021',
  },
  points: { label: '仕事の内容', help: '仕事の内容を6文まで' },
  point: {
    label: '仕事の内容',
    help: '仕事の内容を1文で',
    example: 'カメラ位置の設計を担当しました。',
  },
  lists: {
    label: 'リスト',
    help: '受賞歴、スキル、学歴、語学、取引先など、見出しと項目のあるリスト、6つまで',
  },
  list: { label: 'リスト', help: '職歴のページに載せるリスト' },
  listHeading: { label: '見出し', help: 'リストの名前', example: '受賞歴' },
  listPoints: { label: '項目', help: '30行まで' },
  listPoint: {
    label: '項目',
    help: 'リストの1行',
    example: '2023年シルバーマイク賞・生放送部門最優秀賞',
  },

  life: { label: 'プライベート', help: '仕事以外の過ごし方を、段落に分けて書きます' },
  paragraph: { label: '段落', help: '段落' },
  motif: { label: 'イラスト', help: '{choices}のどれか' },
  paragraphText: {
    label: '文章',
    help: '1段落、または間を1行ずつあけた数段落',
    example: '絵を描きます。',
  },

  email: {
    label: 'メールアドレス',
    help: 'お問い合わせフォームの送り先',
    example: 'haruka@miuraharuka.jp',
  },
  phone: {
    label: '電話',
    help: '「+」と国番号から始まる、7～15桁の番号',
    example: '+81 90 1234 5678',
  },
  whatsapp: {
    label: 'WhatsApp',
    help: 'オンにすると、電話番号のリンクからWhatsAppが開きます。オフの場合は電話がかかります',
  },
  linkedin: {
    label: 'LinkedIn',
    help: 'ご自身のプロフィールのアドレス',
    example: 'https://www.linkedin.com/in/haruka-miura',
  },
  links: { label: 'リンク', help: 'その他のリンク、8つまで。それぞれに名前とアドレスを書きます' },
  link: { label: 'リンク', help: '名前とアドレス' },
  linkName: { label: '名前', help: 'リンクの文字', example: 'Vimeo' },
  linkAddress: {
    label: 'アドレス',
    help: 'リンク先',
    example: 'https://vimeo.com/harukamiura',
  },

  texts: { label: '文言', help: 'サイトの文言のうち、変えたいもの' },
  text: { label: '文言', help: '英語の文言' },

  siteAddress: {
    label: 'アドレス',
    help: '公開した後の、サイトのウェブ上のアドレス',
    example: 'https://miuraharuka.jp/',
  },
  otherLanguages: {
    label: 'ほかの言語',
    help: 'よそで作られた、同じ内容の別の言語のページ、3つまで。このサイトの言語はフォームの上で追加します',
  },
  otherLanguage: { label: '言語', help: '同じサイトの別の言語版' },
  otherLanguageTag: { label: '言語', help: 'そのページの言語のコード', example: 'en' },
  otherAddress: {
    label: 'アドレス',
    help: 'そのページの場所。ウェブのアドレス、またはこのページと同じフォルダーにある場合はファイルの名前です',
    example: 'en.html',
  },
  legal: {
    label: '法的表示',
    help: '国によって公開サイトに法律が求める内容。独立したページになり、各ページの下にリンクが付きます',
  },
  legalHeading: {
    label: '見出し',
    help: 'そのページの見出しと、そこへのリンクの文字',
    example: '法的表示',
  },
  legalText: {
    label: '本文',
    help: '責任者と郵便の住所、ほかに求められること。空行で段落が変わります',
    example: 'アナ・ヌニェス、〒100-0001 東京都千代田区千代田1-1',
  },
  legalLinks: { label: 'リンク', help: 'そのページのリンク、8つまで' },
};

export const issues: Messages['issues'] = {
  wanted: {
    any: '{help}。例：{example}',
    limited: '{help}（{most}文字まで）。例：{example}',
    optional: '{help}。例：{example}（なければ省略できます）',
    limitedOptional: '{help}（{most}文字まで）。例：{example}（なければ省略できます）',
    example: '「{text}」',
    exampleOfList: '「{text}」',
  },
  quoted: '「{text}」',
  flagExample: 'trueまたはfalse（引用符なし）',
  isItMeant: 'このままでよろしいですか。',
  kinds: {
    list: 'リスト',
    date: '日付',
    group: '項目のまとまり',
    text: '文字列',
    aNumber: '数値{number}',
  },

  missing: '入力されていません。',
  empty: '空です。',
  noFlag: '{kind}になっています。trueかfalseで書いてください。',
  noText: '{kind}になっています。引用符で囲んだ文字列で書いてください。',
  misfit: '{kind}になっています。ここには使えません。',
  entries: { other: '項目が{count}個あります。' },
  needsOne: '次のどれか1つが必要です：{names}。',
  several: '{names}が同時に書かれています。',
  keepOne: '1つだけ残し、ほかは削除してください。',
  unknownField: 'サイトにない項目です。',
  writeInstead: '代わりに{name}と書いてください。',
  noSuchField: '削除してください。使える項目：{names}。',
  photoIsFile: '写真はファイルです。portrait.jpgという名前でportfolio.tomlの隣に置いてください。',
  cvIsFile: '経歴書はファイルです。publicフォルダーに入れてください。',
  misplaced: '{heading}の下にあるため、その項目として扱われます。',
  moveToStart: '{name}を、[で始まる最初の行より上に移してください。',
  moveBelow: '{name}を、{heading}の下の行へ移してください。',

  damagedCharacter: '壊れた文字（�）が含まれています。',
  invisibleAtStart: '先頭に見えない文字（{code}）があります。',
  invisibleBehind: '{text}の後に見えない文字（{code}）があります。',
  spaces: '先頭または末尾にスペースがあります。',
  tabAtStart: '先頭にタブがあります。スペースに置き換えてください。',
  tabBehind: '{text}の後にタブがあります。スペースに置き換えてください。',
  breakAtStart: '先頭に改行があります。スペースに置き換えてください。',
  breakBehind: '{text}の後に改行があります。スペースに置き換えてください。',
  tooLong: '{length}文字あります。{most}文字までにしてください。',
  paragraphs: '{length}段落あります。{most}段落までにしてください。',
  noDrawing: '{text}というイラストはありません。',
  noColour: '{text}という色はありません。',

  mailto: '「mailto:」で始まっています。',
  space: 'スペースが含まれています。',
  oneAt: 'メールアドレスではありません。@が1つ必要です。',
  beforeAt: 'メールアドレスではありません。@の前をご確認ください。',
  afterAt: 'メールアドレスではありません。@の後をご確認ください。',
  notOfPhone: '電話番号に使えない文字が含まれています。',
  noPlus: '「+」と国番号で始まっていません。',
  zeroInBrackets: '(0)が含まれています。国外からかけるときには使わない番号です。',
  zeroAfterPlus: '「+」の後が0になっています。ここには国番号を書きます。',
  fewDigits: { other: '{count}桁しかなく、短すぎます。' },
  manyDigits: { other: '{count}桁あり、長すぎます。' },
  noWebAddress: 'ウェブのアドレスではありません。',
  userName:
    '{host}につながります。@より前の部分は、ユーザー名またはパスワードとみなされるためです。',
  noHttps: '先頭がhttps://ではありません。',
  noLinkedin: 'LinkedIn（linkedin.com）のアドレスではありません。',
  noProfile: '個人のプロフィールではありません。/in/とお名前の部分がありません。',
  http: '先頭がhttp://です。sが抜けています。',
  otherwiseWritten: 'ページ{page}と表記が異なります。',
  noPath: 'このサイトのページでも、ウェブのアドレスでもありません。',
  fileIsAddress: 'アドレスになっています。アドレスは{field}の後に書きます。',
  fileInFolder: 'フォルダー名が含まれています。ファイル名だけを書いてください。',
  fileSign: 'Windowsのファイル名に使えない記号が含まれています。',
  fileReserved: 'Windowsが機器のために予約している名前です。',
  sameFile: '別のファイル{name}と、大文字・小文字しか違いません。',
  renameFile: 'Windowsにはどちらか一方しか置けません。もう一方の名前を変えてください。',
  noFilm: '末尾が.mp4、.webm、.m4v、.movのどれでもありません。',
  noMedia:
    '末尾が.mp4、.webm、.m4v、.mov（映像）、.mp3、.m4a、.ogg、.opus、.wav、.flac（音声）のどれでもありません。',
  noCaptions: '末尾が.vttでも.srtでもありません。',
  noSlug: '小文字、数字、その間の1つずつのハイフン以外の文字が含まれています。',
  pageInFolder: '/または\\が含まれています。ファイルはこのページと同じ場所に置く必要があります。',
  noPage: 'ウェブのアドレスでも、末尾が.htmlのページの名前でもありません。',
  placeInPage: '?または#が含まれています。これらはページ内の場所を指す記号です。',
  noFocus: '写真の中の位置になっていません。',

  language: {
    hyphen: '正しくは{tag}です（ハイフンを使います）。',
    name: '言語の名前です。{name}のコードは{tag}です。',
    isCountry: '国のコードです。{text}は国を表し、言語のコードは{tag}です。',
    none: '言語のコードではありません。',
  },

  deadLink: 'リンク先のページはこのサイトにありません。{part}が未入力のためです。',
  writePart: '別のリンク先にするか、{part}を入力してください。',
  bar: '幅320pxのスマートフォンに{pixels}px分収まりません。横に並ぶ文字：{labels}。',
  shorterLabel: 'これか、ほかのどれかを短い言葉にしてください。',
  wide: '幅320pxのスマートフォンに{pixels}px分収まりません：{word}。',
  shorterWord: '短い言葉にするか、区切ってよい位置にスペースを入れてください。',
  captionsAlone: '対応する映像がありません。',
  nameFilm: '映像を選ぶか、字幕を削除してください。',
  nameFilmOfStill: '映像を選ぶか、画像を削除してください。',
  captionsOfSound: '音声に付いています。音声では字幕は表示されません。',
  sayInStory: '話している内容をストーリーに書き、字幕を削除してください。',
  sameSlug: '{number}番目の作品と同じです。',
  ownSlug: '作品ごとに別のアドレスにしてください。',
  ownLanguage: 'このページ自体の言語です：{text}。',
  ownAddress: 'このページ自体のアドレスです：{text}。',
  leftOut: '書かれていないため、サイトにこの部分はありません。',
  saysSample: '見本の文章のままです。',
  leaveIfTrue: 'ご自身に当てはまる場合は、このままでかまいません。',
  holds: '{text}が含まれています。',
  attack: '{text}が含まれています。メールゲートウェイで攻撃の一部とみなされることがあります。',
  otherAlphabet: 'ラテン文字の中に、別の文字体系の{letter}が混ざっています。',
  deadAddress: 'アドレス{address}が含まれていますが、ここではリンクになりません。',
  noYear: '年ではない{text}が含まれています。',
  backwards: '期間の前後が逆です：{text}。',
  untranslated: {
    other: '{count}か所の文言が英語になります。{language}の文言はサイトに用意されていません。',
  },
  languageNotCountry: '{language}（{country}の言語は{tag}）',
  writeThemYourself: 'このままでよろしいですか。ご自身で書くこともできます。',

  sample: '見本のままです：{text}。',
  own: {
    fullName: 'ご自身の氏名を書いてください。',
    greeting: 'ご自身の名前であいさつしてください。',
    description: 'ご自身について1文で書いてください。',
    email: 'ご自身のメールアドレスを書いてください。',
    phone: 'ご自身の電話番号を書いてください。',
    linkedin: 'ご自身のプロフィールのアドレスを書いてください。',
  },

  file: {
    empty: {
      problem: '空か、読み込めないファイルです。',
      expected: 'もう一度保存してください。',
    },
  },

  cv: {
    empty: {
      problem: '空か、読み込めないファイルです。',
      expected: '経歴書をPDFで保存し直してください。',
    },
    large: {
      problem: '{size}MBあり、送るには大きすぎます。',
      expected:
        '5MB未満で保存してください。多くのソフトに「ファイルサイズを縮小」や「ウェブ用」などの設定があります。',
    },
    office: {
      problem: 'PDFではなく、オフィス文書です。',
      expected:
        '経歴書をPDFとして保存または書き出してください。ファイル名を変えるだけではPDFになりません。',
    },
    text: {
      problem: 'PDFではなく、テキストファイルです。',
      expected:
        '経歴書をPDFとして保存または書き出してください。ファイル名を変えるだけではPDFになりません。',
    },
    other: {
      problem: 'PDFではなく、別の種類のファイルです。',
      expected:
        '経歴書をPDFとして保存または書き出してください。ファイル名を変えるだけではPDFになりません。',
    },
    cut: {
      problem: '壊れています。末尾が欠けています。',
      expected: 'もう一度保存またはコピーしてください。',
    },
    locked: {
      problem: 'パスワードまたはコピー防止で保護されています。',
      expected:
        '保護を外して保存してください。開けない人がいるほか、経歴書を選別するソフトでも読み取れません。',
    },
    damaged: {
      problem: '壊れていて、開けません。',
      expected: '経歴書をもう一度PDFとして保存または書き出してください。',
    },
    active: {
      problem: 'スクリプトが含まれています。メールゲートウェイで止められることがあります。',
      expected: 'このままでよろしいですか。PDFに印刷し直すと取り除けます。',
    },
    attached: {
      problem:
        '別のファイルが含まれていて、誰でも取り出せます。EuropassのXMLには、生年月日、住所、写真が入っています。メールゲートウェイで止められることもあります。',
      expected: 'このままでよろしいですか。PDFに印刷し直すと取り除けます。',
    },
    sample: {
      problem: '見本の経歴書のままです。',
      expected: 'ご自身の経歴書に差し替えてください。',
    },
  },

  picture: {
    none: {
      problem: '読み取れる画像ではありません。',
      expected: '写真ソフトで開き、JPEGで保存してください。',
    },
    film: {
      problem: '画像ではなく、映像です。',
      expected: '1コマをJPEGで保存してください。',
    },
    pdf: {
      problem: '画像ではなく、PDFです。',
      expected: '中の画像をJPEGで保存してください。',
    },
    kind: {
      problem: '{kind}形式の画像で、ここでは読み込めません。',
      expected: '写真ソフトで開き、JPEGで保存してください。',
    },
    drawing: {
      problem: '図形（SVG）で、スタジオでは使えません。',
      expected: '幅2,000ピクセルのPNGで書き出してください。',
    },
    damaged: {
      problem: '壊れています。画像の一部が欠けているか、乱れています。',
      expected: '元の場所からコピーし直してください。',
    },
    heavy: {
      problem: '{kilobytes}kBに収まりません。',
      expected: '別の写真を使ってください。',
    },
    large: {
      problem: '{width}×{height}ピクセルあり、大きすぎて処理できません。',
      expected: '縮小して保存してください。1辺4,000ピクセルあれば十分です。',
    },
    small: {
      problem: '小さすぎます（{width}×{height}ピクセル）。',
      expected: '縦横とも{pixels}ピクセル以上の写真を使ってください。',
    },
  },

  captions: {
    line: '{line}行目',
    times: '時刻は00:01:02.500のように書きます。1つの字幕に時刻が2つあり、間に-->が入ります。',
    large: {
      problem: '{kilobytes}kBあります。上限は500kBです。',
      expected: '2時間の映像の字幕でも150kBほどです。別のファイルではありませんか。',
    },
    encoding: {
      problem: 'UTF-8で保存されていません。',
      expected: 'エディターで開き、文字コードUTF-8で保存し直してください。',
    },
    none: '字幕がありません。',
    noWebVtt: {
      problem: 'WEBVTTではありません。',
      expected: '1行目にWEBVTTと書き、2行目は空けてください。',
    },
    isWebVtt: {
      problem: 'ファイル名と違い、中身はWebVTTです。',
      expected: '名前を{name}に変えてください。',
    },
    otherKind: {
      problem: '{kind}形式は、ブラウザーで表示できません。',
      expected: '字幕ソフトなどで、SRTまたはWebVTTとして書き出してください。',
    },
    isSrt: {
      problem: 'ファイル名と違い、中身はSRTです。',
      expected: '名前を{name}に変えてください。',
    },
    joined: { problem: '前の字幕とつながっています。', expected: '上に空行を入れてください。' },
    noTimes: '読み取れる時刻がありません：{text}。',
    backwards: {
      problem: '終わりが{to}、始まりが{from}になっています。',
      expected: '遅い方の時刻を-->の後に書いてください。',
    },
    homeless: {
      problem: 'どの字幕にも属していません：{text}。',
      expected: '上に時刻を書くか、そこの空行を削除してください。',
    },
  },
};

export const studio: Messages['studio'] = {
  title: 'スタジオ',
  language: 'スタジオの言語',
  skip: 'フォームへ移動',
  parts: '項目',
  startScreen: {
    what: 'ご自身のウェブサイトを、1つのファイルにまとめて作れます。書いた文章も選んだファイルも、ご自身で送るまでこの端末の外に出ることはありません。',
    begin: '作り始める',
    beginHelp: '空のフォームから始めます。灰色の文字は例で、保存されることはありません。',
  },
  cannotStart: {
    here: 'ここではスタジオを使えません。',
    where:
      'Chrome、EdgeなどのChromium系ブラウザー（バージョン{chromium}以降）、または最新のFirefox、Safariでお使いください。JavaScriptとWebAssemblyが必要です。ロックダウンモードなどの設定で無効になることがあります。',
    withoutScripts: 'ここではJavaScriptが無効になっています。',
  },
  stopped: {
    part: 'スタジオのこの部分が停止しました。ほかの部分は使えます：{reason}',
    cause:
      '翻訳機能やブラウザーの拡張機能が、このページを書き換えたのかもしれません。ここではそれを無効にして、もう一度試してください。',
    kept: '何も失われていません。保存していない内容は下書きに残っています。',
    whole: 'スタジオが停止しました：{reason}',
    goOn: 'ページを再読み込みし、下書きから続けてください。',
    reload: 'ページを再読み込み',
  },
  shielded:
    'ここではサイトを表示できません。別のページがスタジオを表示し、サンドボックスで隔離しています。書くことはできますが、保存も禁じられているかもしれません。studio.htmlを単独のタブで開くか、ダウンロードして端末から開いてください。',
  form: 'サイトの内容',
  preview: 'あなたのサイト',
  pointHelp: '文字や画像をクリックすると編集できます。',
  pointKeys: '入力欄でCtrl + Enterを押すとここの該当箇所へ移動し、Escで戻ります。',
  undo: '元に戻す',
  redo: 'やり直す',
  save: '保存',
  saveHelp: 'Ctrl + SまたはCmd + S',
  letter: '送付メールの文面をコピー',
  letterCopied: '文面をコピーしました。メールに貼り付け、保存したファイルを添付してください。',
  letterByHand: '手動でコピーするための文面',
  open: 'サイトを開く',
  openHelp: '保存したzip、または中のindex.htmlと経歴書、映像をまとめて選びます。',
  photo: '写真',
  photoHelp: '縦長の顔写真（JPEG、PNG、WebP、AVIF）。',
  cv: '経歴書',
  cvHelp: '5MBまでのPDF。ファイル名は呼び名から付けられます。',
  cvIs: { other: '{name}：{count}ページ、{size}。' },
  cvText: {
    canFill: 'この経歴書の文章を入力に使えます。',
    open: '経歴書から入力',
    scan: 'この経歴書の文章は入力に使えません。スキャンや画像のように、文字がほとんど入っていません。',
    signs: 'この経歴書の文章は入力に使えません。読み取れない文字が多すぎます。',
    slow: 'この経歴書の文章は入力に使えません。読み取りに時間がかかりすぎます。',
  },
  lines: {
    fromCv: '経歴書から',
    fromPasted: '貼り付けた文章から',
    found: '見つかったもの',
    europass: 'Europassの項目',
    education: '学歴',
    languages: '言語',
    has: '現在の入力：{text}',
    isThere: '入力済み',
    take: 'チェックしたものを入れる',
    taken: 'チェックしたものを入れました。「元に戻す」で取り消せます。',
    byLine: '1行ずつ',
    into: '入れる先：{field}',
    noField: 'まず、行を入れたい入力欄に移動してください。',
    help: '行を押すと、そこに入ります。四角を押すと、複数の行を選べます。Shiftを押しながらだと、間の行もすべて選べます。複数の行は、仕事や作品の各欄にまとめて入ります。',
    keys: '矢印キーで行を移動、スペースで選択、Enterで入力。入力欄でCtrl + Enterを押すとここへ移動し、Escで戻ります。',
    nextDate: '次の日付のある行',
    putMarked: { other: '{count}行を入れる' },
    put: '{field}：{text}。「元に戻す」で取り消せます。',
    left: '入力欄に別の文字があるため、入れませんでした：{text}。',
    offer: '1行ずつ入れる',
  },
  stillHelp: '作品のカードに載せる写真です。',
  reelStillHelp: '映像を再生する前に表示される写真です。',
  removeStill: '画像を外す',
  preparing: '{what}を処理しています…',
  ready: '{what}を読み込みました。',
  allReady: { other: '{count}個のファイルをすべて読み込みました。' },
  pictures: {
    help: '作品のページに全体を表示する写真です。',
    add: '画像を追加',
    addHelp: '作品のページに載せる写真を{most}枚まで。まとめて選べます。',
    asProjects: '画像、映像、音声から作品を追加',
    asProjectsHelp:
      'ファイルごとに、その名前の作品ができます。同じ名前の作品があれば、そこに入ります。まとめて選べます。',
    preparing: '{name}を処理しています（{of}個中{place}個目）…',
    noRoom: '1つの作品に載せられる画像は{most}枚までのため、追加しませんでした：{files}。',
  },
  focusHelp:
    '画像の中で必ず見せたい場所を押すか、矢印キーで動かしてください。2つの数字は、左からと上からの位置です',
  focusAt: '左から{x}%、上から{y}%',
  focusGone:
    '開き直したページには、切り抜いた画像だけが残っています。位置を変えるには、写真を選び直してください。',
  crops: { phone: 'スマートフォン', desktop: 'パソコン' },
  add: '{what}を追加',
  remove: '削除',
  moveUp: '上へ',
  moveDown: '下へ',
  added: '{what}を追加しました。',
  removed: '{what}を削除しました。「元に戻す」で取り消せます。',
  moved: '{what}を移動しました（{of}個中{place}個目）。',
  undone: '元に戻しました。',
  redone: 'やり直しました。',
  languageHelp:
    '言語のコード。オランダ語ならnl、地域付きならpt-BRのように書きます。サイトの文言は、「文言」で書き換えるまで英語になります。',
  otherLanguage: 'その他…',
  begin: '{part}を書き始める',
  cleaned: '貼り付けた文章から、見えない文字を取り除きました。',
  completed: '補完しました：{text}。「元に戻す」で取り消せます。',
  pasted: {
    lines: '複数の行を貼り付けました。1行ずつ項目にできます。Enterを押すと、このままにします。',
    makeEntries: { other: '{count}個の項目にする' },
    swap: '担当と名前を入れ替える',
    keep: 'このままにする',
    table: '表を貼り付けました。それぞれの列が何かを選んでください。',
    column: '{number}列目',
    leaveOut: '使わない',
    hasNames: '1行目は列の名前',
    needs: '次の列を選んでください：{field}。',
    noRoom: '{most}件までのため、{count}件が入りません：{names}。',
    makeProjects: { other: '作品を{count}件追加' },
    makeJobs: { other: '仕事を{count}件追加' },
    large:
      '貼り付けた表は大きすぎて、ここでは分けられません。{rows}行、{columns}列以内でコピーしてください。',
    tooMuch: '{most}文字を超えるため、何も貼り付けませんでした。一部だけをコピーしてください。',
    rest: '入力欄にはすべて入っていますが、サイトに表示されるのはここまでです：{end}',
    join: '{most}段落にまとめる',
    hint: '表計算ソフトなどの表は、項目のどの入力欄にも貼り付けられます。',
  },
  period: {
    from: '開始年、または期間',
    to: '終了',
    now: '現在',
    isCurrent: '今もこの仕事をしている',
  },
  national: {
    choose: 'この番号の国・地域',
    take: '{number}にする',
  },
  drop: 'ここにドロップすることもできます。',
  optional: '省略可',
  noChoice: '選ばない',
  help: '{help}。',
  drawings: {
    order: '整理整頓',
    art: 'アート',
    reading: '読書',
    cycling: 'サイクリング',
    people: '人々',
    school: '学校',
    spanish: 'スペイン語',
    music: '音楽',
    cooking: '料理',
    swimming: '水泳',
    running: 'ランニング',
    football: 'サッカー',
    travel: '旅行',
    photography: '写真',
    gardening: '園芸',
    film: '映画',
    animals: '動物',
    theatre: '演劇',
    mountains: '山',
    languages: '語学',
    family: '家族',
    volunteering: 'ボランティア',
  },
  crafts: {
    camera: 'レンズ',
    edit: 'フィルム',
    light: '光の色',
    radio: 'ラジオのダイヤル',
    sound: 'レベルメーター',
  },
  accents: {
    red: '赤',
    amber: '琥珀',
    green: '緑',
    blue: '青',
    plum: 'プラム',
  },
  count: '{length} / {most}',
  sections: {
    you: 'プロフィール',
    photo: '写真',
    about: '自己紹介',
    projects: '作品',
    work: '職歴',
    life: 'プライベート',
    contact: '連絡先',
    words: '文言',
    address: '公開する場所',
  },
  wordPlaces: '{places}には、サイトが数字や名前を入れます。そのままにしておいてください',
  wordsHelp:
    'サイトにあらかじめ用意されている、お使いの言語の文言です。変えたいものだけ書いてください。',
  places: {
    '': 'サイト全体',
    bar: 'メニュー',
    hero: '最初の画面',
    about: '自己紹介',
    projects: '作品',
    contact: '連絡先',
    workDetails: '職歴のページ',
    lifeDetails: 'プライベートのページ',
    projectPage: '作品のページ',
    footer: 'フッター',
    kit: 'メールの文面とREADME',
  },
  show: { form: 'フォーム', preview: 'プレビュー' },
  width: { all: '全幅', phone: 'スマホ' },
  left: {
    error: { other: '修正が必要：{count}件' },
    todo: { other: '未入力：{count}件' },
    sample: { other: '見本のまま：{count}件' },
    question: { other: '要確認：{count}件' },
  },
  errorsHere: { other: '修正{count}件' },
  todoHere: { other: '未入力{count}件' },
  hasExamples: '灰色の点線の部分は例で、保存されることはありません。',
  looking: 'サイトの内容を確認しています…',
  /** The answer if a part shall be left out. */
  meant: 'はい、なしにする',
  nothingLeft: 'すべて整いました。',
  zipSize: {
    anyMail: 'zipは約{size}です。どのメールでも送れます。',
    someMail: 'zipは約{size}です。相手のメールボックスによっては届かない大きさです。',
    noMail:
      'zipは約{size}です。ほとんどのメールでは送れないため、リンクかUSBメモリーで渡してください。',
    largeStick:
      'zipは約{size}で、メールでは送れません。リンクか、exFATまたはNTFSでフォーマットしたUSBメモリーで渡してください。ほかの形式には4GBのファイルが入りません。',
  },
  notSaved: '保存していません。先に、示された点を修正してください。',
  notOpened:
    '{page}は開いていません。その前にこのページがzipに入るので、まず示された箇所を直してください。',
  saveFailed: '問題が起きたため、保存していません：{reason}',
  letterFailed: '問題が起きたため、文面をコピーしていません：{reason}',
  notComposed:
    '書かれた内容からサイトを作れませんでした。プレビューと一覧の更新を止めています：{reason}',
  tryAgain: 'もう一度試す',
  composerGone: 'サイトを作る部分が停止しました。ページを再読み込みし、下書きから続けてください。',
  saved: '{name}として保存しました。',
  folder: {
    open: 'フォルダーを開く',
    openHelp: 'サイトが入っているフォルダーです。それ以降、「保存」はそこに書き込みます。',
    save: 'フォルダーに保存',
    zip: 'zipとして保存',
    help: '「フォルダーに保存」の後、「保存」はそこに書き込みます。デスクトップやダウンロードそのものはブラウザーが受け付けませんが、その中のフォルダーなら使えます。',
    goes: '「保存」はフォルダー{folder}に書き込みます。',
    file: '{name}（{of}件中{place}件目）',
    saved: '{folder}に保存しました：{files}。',
    same: '保存しました。{folder}の中に変更は必要ありませんでした。',
    ask: '{folder}に同じ名前の別のファイルがあるか、その間に誰かが変更しました：{files}。置き換えますか。',
    replace: '置き換える',
    leave: 'そのままにする',
    failed:
      '{folder}にすべては保存できませんでした。フォルダーがなくなったか、ロックされているか、空きがないか、ブラウザーに書き込みが許可されていません。',
    lacks: 'フォルダーに{files}がありません。ページの隣に置いてください。',
    notThere: 'zipだけに含まれるもの：{files}。',
    left: '次のファイルはもうサイトにありませんが、フォルダーに残っています：{files}。公開したくないものは、手で削除してください。',
    keep: 'フォルダーの中のファイルは、いつも一緒にしておいてください。そのうえで、次の方法から1つ選びます。',
  },
  afterSaving: {
    label: '保存のあとに',
    close: '閉じる',
    web: 'ウェブに公開する',
    unpack:
      'まずzipを展開します。中のファイルは、いつも一緒にしておいてください。そのうえで、次の方法から1つ選びます。',
    ways: {
      service:
        'パソコンで、フォルダーをapp.netlify.com/dropにドラッグします。数秒で、人に送れるアドレスができます。その後Netlifyのアカウント（無料）を作らないと、アドレスは消えてしまいます。',
      webSpace:
        'レンタルサーバーがある場合は、事業者が案内するソフトで、フォルダーの中のファイルをコピーします。',
      stick:
        'フォルダーをUSBメモリーか共有ディスクにコピーします。{page}を開けば、ネットワークがなくてもすべて見られます。',
    },
  },
  savedWithoutPicture:
    'リンク用の画像なしで、{name}として保存しました。このブラウザーは、個人の特定を防ぐために画像を変えてしまいます。',
  layMedia: 'zipに{files}は含まれていません。展開して、{page}の隣に{files}を置いてください。',
  saving: '保存しています…',
  savedSoFar: '{all}のうち{done}',
  draft: {
    found: '{when}の下書きがあります。まだ保存されていません。',
    goOn: '続きを書く',
    isOpen: '下書きを開きました。「元に戻す」で前の内容に戻せます。',
    drop: '破棄する',
    isDropped: '下書きを破棄しました。',
    isTaken: 'この下書きは、別のウィンドウで開かれたか、破棄されました。',
    unreadable: '下書きを読み込めません：{reason}',
    privacy:
      '不意に終了したときのために、ウィンドウごとの下書きをこのブラウザーに残します。ほかの人も使う端末では、席を離れる前に保存するか、破棄してください。',
    failed: 'このブラウザーでは下書きが残りません。こまめに保存してください：{reason}',
    lacksFiles:
      '下書きに文章は残りますが、一部のファイルが残りません。こまめに保存してください：{reason}',
    lacksFilms: {
      other:
        'ブラウザーの空き容量が足りないため、{files}は下書きに残りません。元のファイルをとっておいてください。不意に終了した場合は選び直しが必要です。',
    },
    noAnswer: 'ブラウザーの保存領域が応答しません。',
    insecure: '下書きが残るのは、ディスクから開いたページか、httpsのアドレスのページだけです。',
  },
  ask: {
    open: '{name}を開きますか。',
    openUnsaved: '{name}を開きますか。未保存の内容は消えますが、「元に戻す」で戻せます。',
    lacks:
      '{name}には、開いているサイトにある次のものがありません：{what}。開きますか。今開いているものは「元に戻す」で戻せます。',
    yes: '開く',
    no: 'このまま続ける',
  },
  drops: {
    projects: {
      other: '{files}から作品を{count}件追加しますか。',
    },
    /** Those whose names are titles of projects that are there. */
    toProjects: {
      other: '{files}を、同じ題名の作品に入れますか。',
    },
    first: '最初の言語に追加され、フォームもその言語に切り替わります。',
    cv: '{name}を経歴書にしますか。',
    replacesCv:
      '{name}を経歴書にしますか。今ある経歴書と入れ替わりますが、「元に戻す」で戻せます。',
    elsewhere: 'ご自分の写真など、別の場所に入れるには、その欄の上にドロップしてください。',
    yes: 'はい',
    onlyProjects: '作品だけ追加',
    no: 'いいえ、何も変えません',
    alike: '{files}：いずれも{problem}',
    sheet: {
      problem: '表計算ソフトのファイルです。',
      expected: 'CSVとして保存するか、行をコピーして作品に貼り付けてください。',
    },
    table: { problem: '表です。', expected: '行をコピーして作品に貼り付けてください。' },
    plain: {
      problem: '文章のファイルです。',
      expected: '必要な部分をコピーして、欄に貼り付けてください。',
    },
    zip: {
      problem: 'ページの入っていないzipです。',
      expected: '展開して、中のファイルをドロップしてください。',
    },
    unknown: {
      problem: 'ここでは使えない種類のファイルです。',
      expected: '使えるのは、画像、映像、音声、字幕、そしてPDFの経歴書です。',
    },
    pdfs: {
      problem: 'PDFですが、PDFがほかにもあります。',
      expected: '経歴書だけをドロップしてください。',
    },
    captions: {
      problem: '一緒にドロップされた映像の字幕ではないようです。',
      expected: 'その映像の字幕の欄にドロップしてください。',
    },
  },
  opened: '{name}を開きました。',
  languages: {
    label: 'サイトの言語',
    which: '追加する言語',
    add: '言語を追加',
    added: '{language}を追加しました。それぞれの文をその言語で書いてください。',
    remove: '{language}を削除',
    removed: '{language}を削除しました。「元に戻す」で戻せます。',
    help: '空欄は最初の言語のままになります。写真、映像、期間、順番は最初の言語で変更します。',
    todo: { other: '未翻訳{count}件' },
    done: 'すべて翻訳されています。',
    most: 'サイトの言語は4つまでです。',
    twice: {
      problem: 'このサイトの別のページと同じ言語です。',
      expected: '別の言語を選ぶか、どちらかを削除してください。',
    },
    nothing: '翻訳するものはまだありません。先に最初の言語で書いてください。',
    untranslated: {
      other: '{count}件がまだ翻訳されていないため、ページには最初の言語の文が出ます。',
    },
  },
  otherPages: {
    label: 'zipの中のほかのページ',
    open: '{page}を開く',
    help: 'zipの中でそのまま残ります。ほかのページに移る前に、このページが今の状態でzipに入ります。',
    are: 'ほかのページも隣にあり、そのまま残ります：{files}。変更するには、項目の下で開いてください。',
    translate: '{page}を翻訳として取り込む',
    translateHelp: '文章は翻訳になり、リスト、画像、ファイルはこのページのものになります。',
    canTranslate: 'または、そこでどれかを翻訳として取り込めます。',
    broken:
      '次のページは読み込めません。その言語の内容は、開いたページにあるものを使い、保存するとページが作り直されます：{files}。',
    changed:
      '次のページの言語で、開いたページには別の内容がありましたが、取り込まれていません：{files}。',
    onlyTexts:
      'ほかの言語では、次の項目に最初の言語より多くの内容がありましたが、取り込まれていません：{fields}。',
    isTranslation: '{page}はこのページの翻訳になりました。',
    withoutFields:
      '次の項目にあった余分な内容は取り込まれていません：{fields}。「元に戻す」でページが戻ります。',
    files: '画像とファイル',
    noSuchPage: {
      problem: 'リンク先の{file}がzipの中にありません。',
      expected:
        'そのページも作り、{file}をこのページの隣に置いてください。なければ、リンクはどこにもつながりません。',
    },
    placeTaken: {
      problem:
        '{file}という名前のファイルができますが、同じ名前の別のファイルがzipの中にあります。',
      expected: '別の内容にするか、そのファイルをzipから取り出してください。',
    },
  },
  keptFiles: '次のファイルもzipに残ります：{files}。',
  opening: '{name}を開いています…',
  dropped: 'ドロップしたもの',
  cannotOpen: {
    empty: '空です。',
    large: 'サイトとしては大きすぎます。映像を除いても60MBを超えています。',
    noZip: 'zipが壊れています。もう一度ダウンロードまたはコピーしてください。',
    lockedZip:
      'パスワードで保護されています。展開して、中のindex.htmlと経歴書をまとめて開いてください。',
    otherZip:
      'ここでは読み込めないzipです。展開して、中のindex.htmlと経歴書をまとめて開いてください。',
    twice: '{what}が2つあります。どちらか1つを開いてください。',
    manyFiles:
      '{what}個を超えるファイルがあり、すべてがzipに入ることになります。サイトだけのフォルダーに入れてください。',
    noPage: 'index.htmlがありません。',
    foreign: 'このスタジオのページではありません。',
    firstVersion:
      'バージョン1のページで、読み込める内容がありません。そのページから文章をコピーして、ここの入力欄に貼り付けてください。',
    sameLanguage: 'サイトにすでにある言語のページです。',
    newer: '新しいバージョンのスタジオで作られています。そのスタジオで開いてください。',
    damaged: '壊れていて、内容を読み込めません。',
    severalBlocks: '別のソフトで変更されています。サイトが2つ以上入っています。',
    tooMuch: '別のソフトで変更されています。サイトに入る量を超えています。',
    pictures: '壊れています。画像ではないものが画像として入っています。',
    slowDrawing:
      'ブラウザーでの描画に時間がかかりすぎる図が入っています。繰り返し、マスク、フィルターが多すぎます。その図をPNGにして、サイトを作り直してください。',
    content: '別のソフトで変更されていて、正しくありません：{what}',
    gone: '読み込めません。選んだあとに変更または削除されています。もう一度選んでください。',
    slow: '読み込みに時間がかかりすぎています。サイトのファイルか、ディスクが接続されているかをご確認ください。',
    failed: '読み込めません。もう一度選ぶか、別のブラウザーでスタジオを開いてください。',
  },
  within: '{whole}・{part}',
  numbered: '{label}{number}',
  cvGone: 'ページに経歴書が含まれていません。もう一度選んでください。',
  mediaGone: {
    other: '{files}がありません。サイトと一緒に開くか、このまま保存してください。',
  },
  pictureUnreadable: {
    problem: '読み込めません。壊れているか、このブラウザーには大きすぎます。',
    expected: '写真ソフトで縮小して保存してください。1辺4,000ピクセルあれば十分です。',
  },
  media: {
    filmHelp:
      '映像（H.264とAACのMP4が最適）または音声（MP3が最適）。zipの中で、ページと同じ場所に置かれます。',
    reelHelp:
      'アドレスの代わりの映像（H.264とAACのMP4が最適）。zipの中で、ページと同じ場所に置かれます。',
    remove: '{name}を外す',
    gone: '{name}がありません。もう一度選んでください。なくても保存できますが、ページには映像がないと表示されます。',
    packed:
      '{name}は開いたzipの中で圧縮されているため、ここでは再生できません。保存はそのまま行われます。',
    changed:
      '{name}を読み込めません。選んだあとに変更または削除されています。もう一度選んでください。',
    visitors: {
      everywhere: 'すべてのブラウザーとスマートフォンで再生できます。',
      mov: 'MOVのため、再生できないブラウザーがあります。MP4で書き出せば、どこでも再生できます。',
      hevc: 'HEVC（H.265）のため、多くの閲覧者には映像が映りません。H.264のMP4で書き出してください。iPhoneでは、撮影前に「設定」>「カメラ」>「フォーマット」で「互換性優先」を選びます。',
      recent:
        '新しいブラウザーでは再生できますが、{codec}のため、多くのiPhoneや古いパソコンでは再生できません。H.264のMP4なら、どこでも再生できます。',
      editing:
        '{codec}のため、ほとんどの閲覧者は再生できません。H.264とAACのMP4で書き出してください。',
      soundOfFilm:
        '音声が{codec}のため、多くの閲覧者には音が聞こえません。H.264とAACのMP4で書き出してください。',
      ogg: 'Oggのため、多くのiPhoneやMacでは再生できません。MP3なら、どこでも再生できます。',
      unusualFilm:
        '{codec}のため、一部のブラウザーやスマートフォンでは再生できないことがあります。H.264（8ビット、4:2:0）とAAC（LC）のMP4なら、どこでも再生できます。',
      unusualSound:
        '{codec}のため、一部のブラウザーやスマートフォンでは再生できないことがあります。MP3なら、どこでも再生できます。',
      otherSound: '{codec}のため、多くの閲覧者は再生できません。MP3なら、どこでも再生できます。',
    },
    noPicture: 'このブラウザーでは音声だけが再生されるため、ここで画像を取り出すことはできません。',
    notPlayed: 'このブラウザーでは再生できません。',
    saysPlace: '{name}には撮影場所が記録されていて、ファイルを持つ人は誰でも読み取れます。',
    removePlace: '{name}から撮影場所を取り除く',
    placeRemoved: '{name}から撮影場所を取り除きました。',
    tracksPlaces:
      '{name}には、撮影場所を刻々と記録したトラックが含まれている可能性があり、ファイルを持つ人は誰でも読み取れます。編集ソフトで書き出し直すと、ほとんどの場合なくなります。',
    takeFrame: 'この場面を画像にする',
    frameTaken: '映像から画像を取り出しました。',
    frameRefused: '映像から画像を取り出せませんでした：{reason}',
    refused: {
      empty: {
        problem: '空か、読み込めないファイルです。',
        expected: 'もう一度コピーしてください。',
      },
      kind: {
        problem: '{kind}形式は、再生できないブラウザーがあります。',
        expected: '映像はH.264とAACのMP4、音声はMP3で書き出してください。',
      },
      other: {
        problem: 'ブラウザーで再生できる映像でも音声でもありません。',
        expected: '映像はH.264とAACのMP4、音声はMP3で書き出してください。',
      },
      protected: {
        problem: 'コピー防止がかかっているため、ブラウザーで再生できません。',
        expected: 'コピー防止のない、ご自身で書き出したファイルを選んでください。',
      },
      unfinished: {
        problem: '壊れているか、最後までコピーされていません。',
        expected: 'もう一度コピーするか、書き出してください。',
      },
      film: {
        problem: '音声用のファイルに映像（{codec}）が入っていて、ブラウザーで再生できません。',
        expected: 'H.264とAACのMP4で書き出してください。',
      },
      soundInFilm: {
        problem: '映像用のファイルに音声だけが入っています。',
        expected: 'MP3、またはAACのM4Aで書き出してください。',
      },
      reel: {
        problem: '音声です。ショーリールには映像が必要です。',
        expected: 'H.264とAACのMP4を選んでください。',
      },
    },
  },
  captions: {
    help: '映像の字幕（WebVTTまたはSRT）。',
    are: { other: '{name}：字幕{count}件、言語：{language}。' },
    gone: '{name}がありません。もう一度選ぶか、外してください。',
    large: {
      problem: '字幕としては大きすぎます。',
      expected: '2時間の映像の字幕でも150kBほどです。別のファイルではありませんか。',
    },
  },
  cropFailed: '画像を切り抜き直せませんでした：{reason}',
  inLine: '{line}：{problem}',
  named: '{name}：{problem}',
  twoSentences: '{first}{second}',
  failed: '読み込めませんでした：{reason}',
  stays: '前の内容はそのまま残っています。',
  dismiss: '閉じる',
  pictureFalsified:
    '処理できません。このブラウザーは、個人の特定を防ぐために画像を変えてしまいます。このページにキャンバス（canvas）の読み取りを許可するか、別のブラウザーをお使いください。',
  stillEmpty: 'まだ入力されていません。',
  noPhoto: { problem: 'まだありません。', expected: 'ご自身の顔写真を選んでください。' },
  samplePhoto: {
    problem: '見本のイラストのままです。',
    expected: 'ご自身の顔写真を選んでください。',
  },
  noCv: { problem: 'まだありません。', expected: 'ご自身の経歴書（PDF）を選んでください。' },
};
