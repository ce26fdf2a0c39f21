import { expect, test } from 'vitest';
import { titleOfFile } from '../../../../../src/studio/sources/files/title-of-file.ts';
import { timeOf } from '../../../growth.ts';

test.each([
  // English
  ['Folge 12 FINAL (2).mp3', 'Folge 12'],
  ['night-train.mp4', 'night train'],
  ['Night Train - Copy.mp4', 'Night Train'],
  ['Night Train copy 2.mov', 'Night Train'],
  ['Copy of Night Train.mp4', 'Night Train'],
  ['Spider-Man 2 trailer_v3.mov', 'Spider-Man 2 trailer'],
  ['Morning_Show_mix2.wav', 'Morning Show'],
  ['Summer Mix.mp3', 'Summer Mix'],
  ['Showreel 2024 v1.2 final final.mp4', 'Showreel 2024'],
  ['harbour.at.dawn.1080p.h264.mp4', 'harbour at dawn'],
  ['Night%20Train.mp4', 'Night Train'],
  ['Dr. Who and the Doctor.mp4', 'Dr. Who and the Doctor'],
  ['The Final.mp4', 'The Final'],
  ['Final Cut.mp4', 'Final Cut'],
  ['240512_Interview_Meier.mp3', 'Interview Meier'],
  ['2023-05-12 Interview with Ana Ruiz.wav', 'Interview with Ana Ruiz'],
  ['IMG_1234 harbour.jpg', 'harbour'],
  ['Vigo 2024.jpg', 'Vigo 2024'],
  ['Home finally.jpg', 'Home finally'],
  ['Video 2000 Festival.mp4', 'Video 2000 Festival'],
  ['reel.mov.mp4', 'reel'],
  ['sub/folder/Harbour.JPG', 'Harbour'],
  ['Catch 22.mp4', 'Catch 22'],
  ['Apollo 11 4K.webm', 'Apollo 11'],
  ['img_0421-harbour-edited.jpg', 'harbour'],
  ['S01E02_The_Boat.mp4', 'S01E02 The Boat'],
  ['Photo essay.jpg', 'Photo essay'],
  ['Video art in Vigo.mp4', 'Video art in Vigo'],
  // German
  ['Die Überfahrt_Endfassung.mp4', 'Die Überfahrt'],
  ['Hafenfest Kopie.mp4', 'Hafenfest'],
  ['Hafenfest – Kopie (3).mp4', 'Hafenfest'],
  ['Kopie von Tatort Dreh.jpg', 'Tatort Dreh'],
  ['Nachrichten 24.12.2023.mp3', 'Nachrichten'],
  ['Bild der Stadt.jpg', 'Bild der Stadt'],
  // Spanish
  ['Puerto al amanecer - copia.mp4', 'Puerto al amanecer'],
  ['Copia de El niño.mp4', 'El niño'],
  ['Entrevista_definitiva.mp3', 'Entrevista'],
  ['La final.mp4', 'La final'],
  // French
  ['Télécopie.mp4', 'Télécopie'],
  ['L’été à Brest - Copie.mp4', 'L’été à Brest'],
  ['Émission 14 version finale.mp3', 'Émission 14'],
  ['Copie de Le Havre.mp4', 'Le Havre'],
  // Italian
  ['Porto all’alba copia.mp4', 'Porto all’alba'],
  ['Puntata_07_v02.mp3', 'Puntata 07'],
  // Portuguese
  ['O barco - Cópia.mp4', 'O barco'],
  ['Reportagem São João (1).mp3', 'Reportagem São João'],
  // Polish
  ['Łódź o świcie — kopia.mp4', 'Łódź o świcie'],
  ['Odcinek_5_wersja ostateczna.mp3', 'Odcinek 5'],
  // Japanese
  ['夜明けの港のコピー.mp4', '夜明けの港'],
  ['夜明けの港_最終版.mp4', '夜明けの港'],
  ['第3話 2023年5月12日.mp3', '第3話'],
  // Chinese
  ['黎明的港口 - 副本.mp4', '黎明的港口'],
  ['宣传片_最终版_v3.mp4', '宣传片'],
  // Arabic
  ['الميناء فجرًا - نسخة.mp4', 'الميناء فجرًا'],
  ['نسخة من الحلقة 12.mp3', 'الحلقة 12'],
  ['الحلقة 12 نهائي.mp3', 'الحلقة 12'],
])('%s is called %s', (file, title) => {
  expect(titleOfFile(file)).toBe(title);
});

test('a name in parts of letters, as a Mac writes it, is whole', () => {
  expect(titleOfFile('Die Überfahrt.mp4'.normalize('NFD'))).toBe('Die Überfahrt');
});

test.each([
  'IMG_1234.jpg',
  'IMG_1234 (2).jpg',
  'IMG_E1234.HEIC',
  'IMG-20230101-WA0012.jpg',
  'DSC0001.jpg',
  'DSC_0001.NEF',
  '_DSC1234.jpg',
  'DSCF0042.JPG',
  'MVI_0001.MOV',
  'VID_20230101_120000.mp4',
  'PXL_20230101_123456789.jpg',
  'P1010042.JPG',
  'GOPR0042.MP4',
  'GX010042.MP4',
  'DJI_0042.MP4',
  'C0012.MP4',
  'A001C002_230101_R1AB.mov',
  '00012.MTS',
  'ZOOM0003.WAV',
  'REC001.mp3',
  '20230101_120000.mp4',
  '2023-01-01 12.00.00.jpg',
  '12345678.jpg',
  'image1.jpeg',
  'image.png',
  'video.mp4',
  'Untitled.mp4',
  'Screenshot 2023-05-12 at 10.11.12.png',
  'Screenshot_20230512-101112_Chrome.jpg',
  'Screen Shot 2019-01-02 at 3.04.05 PM.png',
  'Screenshot 2024-01-02 at 3.04.05\u202FPM.png',
  'Screen Recording 2023-05-12 at 10.11.12.mov',
  'Bildschirmfoto 2023-05-12 um 10.11.12.png',
  'Captura de pantalla 2023-05-12 a las 10.11.12.png',
  'Captura de ecrã 2023-05-12, às 10.11.12.png',
  'Capture d’écran 2023-05-12 à 10.11.12.png',
  'Schermata 2023-05-12 alle 10.11.12.png',
  'Zrzut ekranu 2023-05-12 o 10.11.12.png',
  'スクリーンショット 2023-05-12 10.11.12.png',
  '屏幕截图 2023-05-12 101112.png',
  '微信图片_20230512101112.jpg',
  'mmexport1683857472000.jpg',
  'لقطة شاشة 2023-05-12 101112.png',
  'WhatsApp Image 2023-05-12 at 10.11.12.jpeg',
  'WhatsApp Video 2023-05-12 at 10.11.12 (1).mp4',
  'signal-2023-05-12-101112.jpg',
  'New Recording 12.m4a',
  'Neue Aufnahme 3.m4a',
  'Grabación.m4a',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301.jpg',
  '3F2504E04F8911D39A0C0305E82C3301.mp4',
  'd41d8cd98f00b204e9800998ecf8427e.jpg',
  'final.mp4',
  'v3.mp4',
  '(2).jpg',
  '.jpg',
  '',
])('‘%s’ says no title', (file) => {
  expect(titleOfFile(file)).toBe('');
});

test('a long name of nothing but noise is done at once', () => {
  const time = timeOf(() => {
    for (const noise of ['final ', 'copy ', '(2)', '2023-01-01 ', '1 ', '-'])
      titleOfFile(`${noise.repeat(20_000 / noise.length)}x`);
  });
  expect(time).toBeLessThan(1000);
});
