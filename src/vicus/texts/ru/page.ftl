# Слова страницы в браузере.

## Везде

page-close = Закрыть
page-cancel = Отмена
page-on = вкл.
page-off = выкл.
page-you = вы
page-loading = Одну минуту
page-reconnecting = Связь прервалась, пробуем снова
page-missing = Часть страницы не загрузилась. Пробуем снова.
page-reload = Перезагрузить страницу
page-to-lobby = В холл
page-rule = Правило { $rule }
page-rules = Правила
page-rules-of = { $title }: правила
page-quick = Памятка
page-chapters = Главы
page-search-rules = Искать в правилах
page-nothing-found = Таких слов нет ни в одном правиле.
page-rules-missing = Правила сейчас не загружаются.
page-help = Помощь и клавиши

## Настройки

page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-to-light = Светлые цвета
page-to-dark = Тёмные цвета
page-speed = Анимация
page-bot-speed = Боты играют
page-speed-0 = сразу
page-speed-5 = быстро
page-speed-10 = средне
page-speed-20 = медленно
page-sound = Звук
page-auto-end = Заканчивать мой ход автоматически
page-auto-end-hint = Тогда ход закончится сам, как только выбирать будет нечего. Иначе всё можно отменить, пока не нажато «Закончить ход».

page-keys = Клавиши
page-key-action = выбрать действие
page-key-arrows = перемещаться по полю
page-key-enter = выбрать место
page-key-next = следующее возможное место
page-key-undo = отменить действие
page-key-restart = начать ход заново
page-key-end = закончить ход
page-key-step = шаг назад, шаг вперёд
page-key-play = показать ходы, пауза
page-key-hint = подсказка: что делать и почему
page-key-since = с моего прошлого хода
page-key-escape = снять выбор, вернуться к игре
page-key-help = эта помощь

## Холл

page-hero = Строим деревни, обыгрываем друзей.
page-hero-line = Настольные игры в браузере. Без учётной записи: зовите друзей или ботов и играйте.
page-your-name = Ваше имя
page-table-link = Ссылка на стол
page-join = Войти
page-games = Игры
page-facts = игроков: { $least }–{ $most }{ $minutes ->
    [0] {""}
   *[other] {" "}· { $minutes } мин
}
page-credits = Автор игры — { $designer }, издатель — { $publisher }. Все рисунки здесь наши собственные.
page-seats = Места
page-seat = Место { $number }
page-add-seat = Добавить место
page-remove-seat = убрать место
page-free-seat = пригласить
page-free = свободно
page-level-beginner = бот-новичок
page-level-casual = бот-любитель
page-level-strong = сильный бот
page-level-master = бот-мастер
page-level-grandmaster = бот-гроссмейстер
page-level-tag-grandmaster = ГМ
page-level-about = { $level }: { $about }
page-play = Играть
page-invite = Пригласить
page-options = Варианты
page-first-game = Впервые играете? Возьмите вариант для первой партии
page-who-may-join = Кто может войти
page-open = все
page-private = только по ссылке
page-private-hint = Стол для всех виден в холле, пока есть свободное место.
page-my-tables = Мои столы
page-open-tables = Открытые столы
page-no-tables = Пока ничего. Нажмите «Играть».
page-no-open-tables = Сейчас никто не ищет игроков.
page-waits = { $number ->
    [one] { $number } стол ждёт вас
    [few] { $number } стола ждут вас
   *[other] { $number } столов ждут вас
}
page-your-turn = ваш ход
page-state-over = окончена
page-state-stopped = остановлена
page-state-watch = идёт · смотреть
page-state-playing = идёт
page-state-free = свободно мест: { $free } из { $players }
page-records = Записи
page-records-line = Любую партию можно сохранить и посмотреть снова.
page-import = Открыть запись
page-import-line = Выберите файл сохранённой партии или вставьте её текст. Она откроется как стол, где можно перейти к любому ходу.
page-choose-file = Выбрать файл
page-paste-record = Или вставьте текст сюда
page-open-record = Открыть
page-device = Играть на другом устройстве
page-device-line = Ваше имя, места и партии перейдут вместе с вами. Отсканируйте код другим устройством или откройте там ссылку.
page-device-code = Код, ведущий к ссылке ниже
page-device-link = Ссылка для другого устройства
page-device-once = Ссылка одноразовая и действует { $minutes } мин. Никому её не давайте: кто её откроет, будет играть от вашего имени.
page-device-new = Новая ссылка
page-device-copy = Скопировать ссылку
page-copied = Скопировано
page-device-take-line = На этом устройстве вы станете тем же игроком, что и там, где создана ссылка. Партии, начатые здесь под другим именем, останутся за тем именем; это устройство его забудет.
page-device-take = Играть здесь как тот же игрок
page-device-done = Готово: здесь вы тоже { $name }.
page-device-offline = Сервер недоступен. Попробуйте ещё раз чуть позже.
page-forget = Удалить всё обо мне
page-forget-line = Отменить это нельзя. Сразу и навсегда:
page-forget-name = Удаляются ваше имя и всё, по чему вас здесь узнают, в том числе на других устройствах.
page-forget-archive = Удаляются ваши законченные партии, статистика и рейтинги.
page-forget-words = Удаляется всё, что вы написали за столами, и ваши настройки там и в этом браузере.
page-forget-seats = В идущих партиях ваши места займут боты; вернуть их нельзя.
page-forget-others = Партии с другими людьми остаются у них: там вы — «кто-то».
page-forget-kept = Сохранённые вами файлы остаются у вас. В резервных копиях владельца сервера всё хранится, пока он их не заменит.
page-forget-yes = Удалить всё

## Мои партии

page-mine = Мои партии
page-mine-line = Что вы доиграли, чем всё кончилось и насколько хорошо вы играете.
page-mine-nav = Главные страницы
page-mine-filter = Показать партии
page-mine-all = Все игры
page-mine-archive = Законченные партии
page-mine-statistics = Статистика
page-mine-statistics-of = { $title }: статистика
page-mine-empty = Законченных партий пока нет
page-mine-empty-line = Доиграйте партию — и она останется здесь навсегда: результат, повтор, статистика и рейтинг. До партии с ботами всего два щелчка.
page-mine-empty-game = Вы ещё не доиграли ни одной партии в игру «{ $title }».
page-mine-choose = Выбрать игру
page-mine-col-game = Игра
page-mine-col-people = Кто играл
page-mine-col-result = Результат
page-mine-col-rating = Рейтинг
page-mine-col-look = Посмотреть
page-mine-won = победа
page-mine-shared = общая победа
page-mine-place = { $place }-е место из { $players }
page-mine-resigned = сдались
page-mine-away = доиграл бот
page-mine-gave-up = партия сдана
page-mine-stand-in = бот: { $points }
page-mine-agreed = закончена по согласию
page-mine-somebody = кто-то
page-mine-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
page-mine-replay = Повтор
page-mine-replay-of = Посмотреть снова: { $name }
page-mine-look = Результат
page-mine-look-of = Результат партии { $name }
page-mine-look-back-of = Разбор партии { $name }
page-mine-gone = повтора нет
page-mine-gone-line = Владелец этого сервера удаляет старые столы. От этой партии остался результат.
page-mine-unrated = без рейтинга
page-mine-why-abandoned = Закончена по согласию: нигде не учитывается.
page-mine-why-brought = Продолжена из записи: нигде не учитывается.
page-mine-why-own-box = Со своей коробкой: нигде не учитывается.
page-mine-why-hints = Кто-то брал подсказки: учитывается в статистике, но не в рейтинге.
page-mine-why-own-bot = Против собственного бота этого сервера, силы которого никто не знает: в рейтинг не идёт.
page-mine-why-alone = В одиночку за столом: в рейтинг не идёт.
page-mine-pages = Страницы
page-mine-page = Страница { $page } из { $pages }
page-mine-newer = Позже
page-mine-older = Раньше
page-mine-rating = Рейтинг
page-mine-rating-value = { $value } ± { $margin }
page-mine-rated = { $games ->
    [one] после { $games } рейтинговой партии
   *[other] после { $games } рейтинговых партий
}
page-mine-provisional = предварительный
page-mine-provisional-line = Рейтинг предварительный, пока ± больше { $sure }: обычно хватает тридцати партий.
page-mine-unknown = Рейтинговых партий пока нет. Все начинают с { $value } ± { $margin }: как бот-новичок, а может, намного лучше или намного хуже.
page-mine-near-beginner = слабее бота-новичка
page-mine-near-casual = между новичком и любителем
page-mine-near-strong = между любителем и сильным ботом
page-mine-near-master = между сильным ботом и мастером
page-mine-near-grandmaster = между мастером и гроссмейстером
page-mine-near-above = сильнее бота-гроссмейстера
page-mine-curve = Ваш рейтинг после каждой из последних рейтинговых партий (всего { $games }): сначала { $first }, сейчас { $last }. Линии показывают ботов: { $bots }.
page-mine-about = Что значит это число
page-mine-about-scale = Мерило — боты, и они не сдвигаются: { $bots }. Если рейтинги двух игроков различаются на 6, лучший выигрывает вдвоём примерно три партии из четырёх.
page-mine-about-margin = Знак ± говорит, насколько это точно: в 95 случаях из 100 настоящая сила лежит в этих пределах. У каждой игры свой рейтинг, сравнивать их нельзя.
page-mine-about-counts = Учитываются партии, доигранные до конца, с людьми и с нашими ботами. Отмена в пределах своего хода — часть игры. Партия не идёт в рейтинг, если кто-то брал подсказку, если она продолжена из записи, сыграна со своей коробкой или против собственного бота этого сервера. Кто сдался или кого до конца заменил бот, считается последним.
page-mine-about-before = Подсказки отмечаются с тех пор, как есть эта страница; более ранние партии учитываются так, будто подсказок в них не брали. Эту страницу видите только вы.
page-mine-col-against = Соперники
page-mine-col-games = Партий
page-mine-col-wins = Побед
page-mine-col-best = Рекорд
page-mine-col-average = В среднем
page-mine-against-all = все
page-mine-against-people = люди
page-mine-against-mixed = смешанный состав
page-mine-against-beginner = боты-новички
page-mine-against-casual = боты-любители
page-mine-against-strong = сильные боты
page-mine-against-master = боты-мастера
page-mine-against-grandmaster = боты-гроссмейстеры
page-mine-group = { $against }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
page-mine-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
page-mine-wins-said = Побед: { $share }; вероятно, от { $low } до { $high }. При чистом везении было бы { $even }.
page-mine-between = { $low }–{ $high }
page-mine-wins-key = Полоса — 95-процентный интервал, чёрточка — сколько побед дало бы чистое везение. Общая победа считается долей; «смешанный состав» — это люди с ботами или боты разных уровней.
page-mine-given-up = { $number ->
    [one] { $number } партию вы сдали или доиграл бот: это не победа, и очки не считаются.
    [few] { $number } партии вы сдали или доиграл бот: это не победы, и очки не считаются.
   *[other] { $number } партий вы сдали или доиграл бот: это не победы, и очки не считаются.
}
page-mine-left-out = { $number ->
    [one] { $number } партия нигде не учитывается: закончена по согласию, из записи или со своей коробкой.
    [few] { $number } партии нигде не учитываются: закончены по согласию, из записи или со своей коробкой.
   *[other] { $number } партий нигде не учитываются: закончены по согласию, из записи или со своей коробкой.
}
page-mine-latest = Вы играли очень часто: учитываются последние партии.
page-mine-lines = Откуда очки, в среднем
page-mine-lines-choose = Выберите строку выше, чтобы увидеть очки этих партий.
page-mine-lines-said = { $line }: вы { $mine }, остальные { $others }
page-mine-lines-you = вы
page-mine-lines-others = остальные
page-mine-all-finished = Все законченные партии
page-mine-data = Мои данные
page-mine-data-line = Всё, что этот сервер знает о вас: сохранить или удалить.
page-mine-save = Сохранить всё одним файлом
page-mine-saving = Собираем
page-mine-saved = Сохранено: партий — { $games }, записей — { $records }, ваших сообщений — { $words }, настройки этого браузера.
page-mine-save-broken = Файл оборвался: у сервера неполадки. Попробуйте чуть позже.
page-mine-hint-line = С подсказкой эта партия не идёт в рейтинг.

## До начала

page-sit = Сесть сюда
page-invite-link = Ссылка для друзей
page-copy = Скопировать
page-ready = Можно начинать
page-start = Начать партию
page-host-starts = Партию начинает хозяин стола.
page-leave = Уйти из-за стола
page-room-free = Свободное место
page-take-away = Убрать это место
page-free-it = Освободить место
page-ask-to-go = Освободить место: { $seat }
page-ask-to-go-line = { $seat } встаёт из-за стола и сможет сесть снова, пока есть свободное место.
page-seat-bot = Посадить бота
page-which-bot = Какой бот
page-arrange = Изменить место { $number }
page-move-up = На одно место вперёд
page-move-down = На одно место назад
page-host = хозяин стола
page-you-host = вы, хозяин стола
page-begins = начинает
page-is-ready = готово
page-not-ready = ждём
page-starts-it = начинает партию
page-change-looks = Сменить лицо или цвет
page-your-face = Ваше лицо
page-your-colour = Ваш цвет
page-colour-1 = Васильковый, круг
page-colour-2 = Кирпичный, квадрат
page-colour-3 = Соломенный, треугольник
page-colour-4 = Мятный, ромб
page-colour-5 = Баклажановый, песочные часы
page-face-doll = Деревянная кукла
page-face-long = Длинные волосы
page-face-beard = Борода
page-face-curls = Кудри
page-face-bun = Рыжий пучок
page-face-glasses = Светлые волосы и очки
page-face-bald = Лысина
page-face-braids = Косы
page-face-bob = Седое каре
page-face-scarf = Платок
page-face-short = Короткая стрижка
page-invites = { $seat } приглашает вас сыграть
page-invite-code = Код, который открывает этот стол на телефоне
page-share = Поделиться ссылкой
page-share-text = Сыграем в «{ $title }»?
page-seats-taken = Занято мест: { $taken } из { $players }
page-sit-down = Сесть за стол
page-room-name = Напишите имя и садитесь за стол
page-listed = Играть могут все
page-terms = Как играем
page-who-begins = Кто начинает
page-who-begins-line = Кто начинает, ходит первым; остальные — по порядку мест.
page-who-begins-lot = Решит жребий в начале партии; остальные ходят по порядку мест.
page-by-lot = по жребию
page-first-seat = первое место
page-open-line = Стол виден в холле, пока есть свободное место.
page-private-line = Стол найдёт только тот, у кого есть ссылка.
page-watching-allowed = Смотреть могут все
page-watching-on = Партия видна в холле, смотреть могут все.
page-watching-off = В холле партии не видно. Смотреть может любой, у кого есть ссылка.
page-hints-allowed = Подсказки
page-hints-line = В свой ход можно спросить, как сыграл бы сильный бот.
page-talk-line = Игроки пишут друг другу и посылают знаки.
page-fill = Боты на свободные места
page-fill-start = Посадить ботов и начать
page-room-sit = Выберите место или просто смотрите
page-room-full = Все места заняты, вы смотрите
page-room-friends = Ждём ваших друзей
page-room-few = Нужно хотя бы { $least ->
    [one] { $least } игрок
    [few] { $least } игрока
   *[many] { $least } игроков
}: пригласите кого-нибудь или посадите бота
page-room-ready = Готовы { $ready } из { $players }
page-room-changed = Хозяин стола что-то изменил. Посмотрите и снова нажмите «Можно начинать».
page-room-all = Все готовы
page-room-waits = Ждём: { $names }.
page-room-away = Нет за столом: { $names }.
page-room-left-out = { $free ->
    [one] { $free } свободное место убирается
    [few] { $free } свободных места убираются
   *[many] { $free } свободных мест убираются
}, игроков будет { $players }.

## Стол

page-skip = К полю
page-people = Игроки и журнал
page-players = Игроки
page-supply = Запас
page-log = Журнал
page-log-start = До первого хода
page-log-unfold = Развернуть всё
page-log-fold = Свернуть всё
page-actions = Ваш ход
page-turn-of = ходит { $seat }
page-waiting-for = { $seat } думает
page-thinks = думает
page-watching = Вы смотрите.
page-watchers = { $number ->
    [one] смотрит { $number } человек
    [few] смотрят { $number } человека
   *[other] смотрят { $number } человек
}
page-since = С моего прошлого хода
page-replay = Повтор
page-first = Первый шаг
page-prev = Шаг назад
page-next = Шаг вперёд
page-now = Сейчас
page-play-on = Показать ходы
page-replay-pause = Пауза
page-replay-speed = Скорость показа: { $speed }
page-at-turn = ходит
page-back-to-now = Вернуться к игре
page-move = шаг { $ply }
page-looking = Это был шаг { $ply }
page-enlarge = Подробнее: { $seat }
page-if-now = Если бы игра кончилась сейчас
page-hidden = скрыто до конца
page-hint = Подсказка
page-hint-asking = Думает
page-hint-play = Сыграть так
page-hint-chance = шанс на победу около { $chance } %
page-hint-lead = ожидаемый отрыв в очках: { $points }
page-undo = Отменить
page-restart = Начать ход заново
page-end-turn = Закончить ход
page-turn-done = Ваш ход сделан
page-turn-done-hint = Закончите его или отмените действие.

## Итог

page-result = Итог
page-rematch = Реванш
page-to-rematch = К реваншу
page-watch-replay = Посмотреть снова
page-export = Сохранить запись
page-give-link = Поделиться
page-share-line = В ссылке вся партия, и имена игроков тоже. Открыть её может любой, у кого она есть.
page-share-game = Скопировать ссылку на партию
page-share-position = Скопировать ссылку на эту позицию ({ $number })
page-share-puzzle = Скопировать как задачу: найди лучший ход
page-share-link = Ссылка
page-share-play-on = Играть дальше отсюда
page-share-opening = Партия по ссылке
page-share-puzzle-title = Найдите лучший ход
page-share-puzzle-line = Ваш ход. Выберите на поле: пока ничего не играется.
page-share-yours = Ваш выбор:
page-share-thinking = Бот думает…
page-share-verdict-best = Бот сыграл бы так же.
page-share-verdict-alike = Бот выбрал бы другое, но ваш ход не хуже.
page-share-verdict-other = Бот предпочёл бы другой ход.
page-share-verdict-none = Бот нашёл кое-что получше.
page-share-chances = Шансы на победу с каждым ходом, по оценке сильного бота.
page-share-again = Попробовать другой
page-share-play-move = Играть дальше так

## Задачи
page-puzzles = Задачи
page-puzzles-of = Задачи: { $title }
page-puzzles-line = Найдите ход: позиции из сильных партий, где одно решение явно лучше других.
page-puzzles-today = Задача дня
page-puzzles-today-done = Задача дня решена
page-puzzles-next = Следующая по силам
page-puzzles-all-done = Вы ответили на все.
page-puzzles-none = Для этой игры задач пока нет.
page-puzzles-facts = рейтинг { $rating } · игроков: { $players }
page-puzzles-number = Задача { $number }, { $facts }
page-puzzles-rating = Ваш рейтинг
page-puzzles-rating-new = пока нет
page-puzzles-solved = решено { $solved } из { $number }
page-puzzles-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
  }
page-puzzles-streak-none = Решите задачу дня и начните серию.
page-puzzles-level = Сложность
page-puzzles-level-easy = Лёгкие
page-puzzles-level-medium = Средние
page-puzzles-level-hard = Трудные
page-puzzles-level-master = Для мастеров
page-puzzles-state-first = решена
page-puzzles-state-later = решена не сразу
page-puzzles-state-shown = показан ответ
page-puzzles-state-missed = ошибка
page-puzzles-state-open = не решена
page-puzzles-kept = Хранится в этом браузере. На рейтинг влияет только первый ответ на каждую задачу.
page-puzzles-title = Найдите ход
page-puzzles-ask = Вы — { $seat }, ваш ход. Одно решение явно лучше всех остальных. Выберите его на поле.
page-puzzles-one = Важно только это решение, а не весь остаток хода.
page-puzzles-yours = Ваш выбор:
page-puzzles-verdict-best = Это лучший ход!
page-puzzles-verdict-alike = Верно: не хуже лучшего хода.
page-puzzles-verdict-wrong = Не лучший.
page-puzzles-verdict-shown = Лучший ход
page-puzzles-costs = Он стоит примерно { $percent } % победы.
page-puzzles-hardly = Поиск его почти не рассматривал: ничто не говорит в его пользу.
page-puzzles-try = Выберите другой на поле.
page-puzzles-show = Показать
page-puzzles-again = Ещё раз
page-puzzles-play = Играть отсюда
page-puzzles-another = Следующая задача
page-puzzles-book = Все задачи
page-puzzles-chances = Шанс победить с каждым ходом: глубокий поиск по тому, что видно с этого места.
page-puzzles-found-by = Кто его находит
page-puzzles-found-of = { $level }: { $found } из { $tries }
page-puzzles-finder-misjudges = часто ошибается
page-puzzles-finder-slips = иногда ошибается
page-puzzles-finder-plans = планирует
page-puzzles-finder-plans-far = планирует далеко
page-puzzles-moved = Ваш рейтинг: { $rating } ({ $change })
page-puzzles-fold = Свернуть или развернуть
page-puzzles-gone = Такой задачи больше нет.

## Ошибки

page-error-malformed = Сервер этого не понял.
page-error-too_large = Слишком много текста.
page-error-too_fast = Слишком быстро. Попробуйте чуть позже.
page-error-unknown_table = Такого стола нет. Возможно, ссылка неполная.
page-error-not_seated = У вас нет места за этим столом.
page-error-seat_taken = Это место уже занято.
page-error-not_your_turn = Сейчас не ваш ход.
page-error-stale = За столом уже сыграли дальше.
page-error-not_started = Партия ещё не началась.
page-error-already_started = Партия уже началась.
page-error-busy = По одной подсказке: прошлая ещё готовится.
page-error-over = Партия окончена.
page-error-not_allowed = Здесь это невозможно.
page-error-bad_input = Это не удаётся прочитать.
page-error-internal = У сервера неполадка. Ничего не потеряно: попробуйте снова.
page-error-stopped = Эта партия начата по прежним правилам и не может продолжаться.
page-error-unavailable = Сейчас ничего нельзя сохранить, поэтому партия приостановлена. Она продолжится сама.
page-error-limit = Это больше, чем разрешает этот сервер.

## Игры без собственной части страницы

page-yes = да
page-no = нет
page-kept = скрыто
page-doings = Что вы можете сделать
page-doings-none = Сейчас не ваш ход.
page-choose = Выберите действие
page-choose-hint = { $number ->
    [one] Можно сделать { $number } действие.
    [few] Можно сделать { $number } действия.
   *[many] Можно сделать { $number } действий.
}
page-choose-first = Сначала выберите одно из действий.
page-seen = Что видно
page-facts-of = Положение в игре
page-in-front = Перед игроками
page-stopped = Эта партия не может продолжаться
page-stopped-line = Она начата по прежним правилам, а по нынешним была бы другой. Сыгранное до последнего законченного хода можно сохранить как запись.

## Tables from records

page-recorded-on = Сыграно { $date }
page-recorded-people-on = Эта партия записана { $date }: { $names }.
page-recorded-people = Эта партия записана: { $names }.
page-recorded-go-on = Отсюда можно играть дальше.

## Люди за столом

page-time-seconds = { $number } с
page-time-minutes = { $number } мин
page-time-hours = { $number } ч
page-time-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[other] { $number } дней
}
page-away-for = нет { $time }
page-away-long = { $seat }: нет на месте уже { $time }.
page-waiting-away = { $seat }: сейчас нет на месте
page-grace = Место сохранено. Через { $time } может продолжить бот, если все согласны.
page-grace-over = Подождите, или пусть пока сыграет бот.
page-replace = { $seat }: пусть пока играет бот
page-replace-title = { $seat }: посадить вместо игрока бота?
page-replace-line = Бот сохранит место и продолжит игру. { $seat } сможет сразу вернуться на своё место в любой момент.
page-replace-all = Согласиться должны все остальные, кто здесь:
page-replace-asked = Предложение ({ $names }): бот вместо игрока ({ $seat }).
page-agreed = Согласны { $agreed } из { $needed }.
page-you-agree = Вы согласны.
page-has-agreed = согласие есть
page-not-asked = пока нет
page-keeps-for = заменяет: { $name }
page-kept-for-you = За вас играет { $seat }
page-kept-for-you-line = Пока вас не было, место сохранили. Одно нажатие — и оно снова ваше.
page-take-back = Вернуться на своё место
page-offline = Нет связи.
page-offline-line = На экране то, что пришло последним. Пробуем снова…
page-line-back = Вы снова на связи.
page-line-back-line = Ничего не потеряно.
page-table = Этот стол
page-pause = Сделать перерыв
page-pause-short = Перерыв
page-pause-title = Сделать перерыв?
page-pause-line = Никто не ходит, боты тоже, пока кто-нибудь из вас не продолжит. Страницу можно спокойно закрыть.
page-rests = В партии перерыв.
page-rests-short = перерыв
page-rests-line = Никто не ходит, пока кто-нибудь из вас не продолжит.
page-rests-watching = Игра продолжится, когда этого захочет кто-нибудь из игроков.
page-go-on = Продолжить
page-leave-game = Выйти из партии
page-leave-game-title = Выйти из партии?
page-leave-game-short = Выйти
page-leave-game-line = Бот сохранит ваше место и продолжит игру. Возвращайтесь когда угодно и садитесь снова.
page-abandon = Закончить партию здесь
page-abandon-short = Закончить
page-abandon-title = Закончить без победителя?
page-abandon-line = Партия сразу закончится для всех, и никто не победит.
page-abandon-all = Сначала спросят всех остальных, кто здесь.
page-abandon-alone = Больше здесь никого нет, спрашивать некого.
page-abandon-asked = Предложение ({ $names }): закончить партию здесь.
page-abandon-asked-line = Без победителя, если согласны все: пока { $agreed } из { $needed }.
page-abandon-back = Всё-таки играть дальше
page-agree = Согласиться
page-not-now = Не сейчас
page-abandoned = Закончено по согласию
page-abandoned-line = Вы договорились остановиться. Никто не победил, и ничего не засчитано.
page-scores-so-far = Счёт к этому моменту
page-state-abandoned = закончена по согласию
page-resign = Сдаться
page-resign-short = Сдаться
page-resign-title = Сдаться?
page-resign-line = Вы сдаётесь окончательно: бот доиграет за вас, и вернуться будет нельзя.
page-not-begun = Партия ещё не началась.
page-game-ended = Партия окончена.

## Разговор

page-talk = Чат
page-key-talk = написать остальным
page-says = { $name }: { $text }
page-unread = { $number ->
    [one] { $number } новое сообщение
    [few] { $number } новых сообщения
   *[other] { $number } новых сообщений
}
page-say-something = Напишите что-нибудь
page-send = Отправить
page-signs = Быстрые реплики
page-nothing-said = Пока никто ничего не написал.
page-talk-seated = Писать могут только игроки
page-talk-off = Хозяин стола отключил чат.
page-talk-off-short = Чат отключён
page-hush = Отключить чат
page-hush-short = Выкл.
page-hush-line = Никто больше не сможет здесь писать. Написанное останется.
page-unhush = Включить чат
page-unhush-short = Вкл.
page-unhush-line = Все, кто сидит за столом, снова смогут писать.
page-mute = Скрыть сообщения: { $name }
page-muted = Сообщения скрыты: { $name }
page-unmute = Показывать снова
page-about-move = О шаге { $ply }
page-about-nothing = Не о конкретном шаге
page-sign-hello = Привет!
page-sign-luck = Удачи!
page-sign-moment = Минутку
page-sign-ready = Можно начинать
page-sign-thanks = Спасибо!
page-sign-nice = Отличный ход!
page-sign-ouch = Ой!
page-sign-laugh = Ха-ха!
page-sign-think = Надо подумать
page-sign-hurry = Ваш ход!
page-sign-sorry = Извините
page-sign-played = Хорошо сыграно!

## Имя

page-ask-name = Как вас называть?
page-ask-name-line = Вас пригласили в игру «{ $title }». Без регистрации: достаточно имени.
page-ask-name-go = Это я

## Партии на несколько дней

page-pace = Время
page-pace-free = без часов
page-pace-clock = с часами
page-pace-days = по переписке
page-pace-clock-each = На игрока
page-pace-days-turn = Дней на ход
page-pace-extra = { $minutes } мин + { $extra } с
page-pace-a-turn = { $number ->
    [one] { $number } день на ход
    [few] { $number } дня на ход
   *[other] { $number } дней на ход
}
page-pace-over = Когда время вышло
page-pace-over-bot = играет бот
page-pace-over-loss = поражение
page-pace-free-hint = Каждый думает сколько хочет.
page-pace-clock-hint = У каждого запас времени на всю партию, и каждый ход прибавляет несколько секунд. Часы идут только в свой ход и стоят, пока в партии перерыв.
page-pace-days-hint = Не нужно собираться в одно время. Тот, чей ход, может узнать об этом через браузер, по почте или вебхуку; перед концом срока придёт напоминание.
page-pace-over-bot-hint = У кого вышло время, тот может в любой момент вернуть себе место.
page-pace-over-loss-hint = У кого вышло время, тот сдался: партию доиграет бот, место не вернуть.
page-left-days = { $number ->
    [one] остался { $number } день
    [few] осталось { $number } дня
   *[other] осталось { $number } дней
}
page-left-hours = осталось { $number } ч
page-left-minutes = осталось { $number } мин
page-left-turn = На этот ход: { $left }
page-left-game = На всю партию: { $left }
page-games-wait = { $number ->
    [one] Вас ждёт { $number } партия
    [few] Вас ждут { $number } партии
   *[other] Вас ждут { $number } партий
}
page-to-next = Перейти
page-next-game = Следующая партия ({ $number })
page-notices = Сообщать, когда мой ход
page-notices-open = Сообщать, когда мой ход…
page-notices-line = Для партий, когда вас нет за столом. Одно уведомление на ход и ни одного, если ход уже сделан.
page-notices-none = Владелец сервера отключил уведомления.
page-notices-push = В этом браузере
page-notices-push-line = Даже когда страница закрыта
page-notices-insecure = Браузеры разрешают это только страницам с https://.
page-notices-home-screen = На iPhone и iPad это работает, когда страница добавлена на экран «Домой»: «Поделиться», затем «На экран „Домой“».
page-notices-unable = Этот браузер так не умеет.
page-notices-denied = Браузер запрещает этой странице уведомления. Это можно изменить в его настройках для этой страницы.
page-notices-no-service = Служба уведомлений браузера недоступна. Попробуйте позже или выберите другой способ.
page-notices-mail = По почте
page-notices-mail-place = Адрес электронной почты
page-notices-mail-sent = Письмо отправлено. Откройте ссылку в нём.
page-notices-webhook = Через вебхук
page-notices-form = Формат
page-notices-form-json = JSON (Discord, Slack…)
page-notices-form-text = Текст (ntfy)
page-notices-add = Добавить
page-notices-on = Теперь вы будете получать уведомления.
page-notices-channels = Куда приходят уведомления
page-notices-here = Этот браузер
page-notices-browser = Другой браузер ({ $service })
page-notices-unconfirmed = ждёт подтверждения по ссылке в письме
page-notices-test = Проверить
page-notices-tested = Отправлено. Скоро должно прийти.
page-notices-remove = Удалить: { $name }
page-notices-others = Также когда партия окончена или зовут сыграть ещё
page-notices-quiet = Тихие часы
page-notices-from = с
page-notices-until = до
page-notices-zone = Часовой пояс
page-mail-confirm = Ваш адрес электронной почты
page-mail-confirm-line = Сообщать на этот адрес, когда ваш ход?
page-mail-confirm-yes = Да, сообщать
page-mail-stop = Больше никаких писем
page-mail-stop-line = Больше не отправлять письма на этот адрес?
page-mail-stop-yes = Не отправлять

## Коробка игры и коробки, которые приносят с собой

page-box = Ваша коробка
page-box-of = Ваша коробка: { $title }
page-box-link = Что лежит в коробке и что могут исправить владельцы игры
page-box-line = Это всё, чем здесь играют. Многое из напечатанного известно только по картинкам, поэтому часть восстановлена. Если у вас есть эта игра: сравните, исправьте, подтвердите — и играйте со своей коробкой.
page-box-missing = Такой игры здесь нет.
page-box-try = Попробовать за столом
page-box-files = Сохранить и открыть
page-box-send = Отправить в проект
page-box-checklist = Что ещё нужно подтвердить
page-box-left = { $number ->
    [0] Всё подтверждено
    [one] Подтвердить { $number } компонент
    [few] Подтвердить { $number } компонента
   *[other] Подтвердить { $number } компонентов
}
page-box-done = подтверждено { $number } из { $all }
page-box-todo = { $section }: подтвердить { $number }
page-box-confirmed = подтверждено
page-box-only-open = только неподтверждённые
page-box-show = Показать
page-box-checking = Проверяется…
page-box-standard = Это обычная коробка игры.
page-box-fits = { $number ->
    [one] Играть можно. От обычной коробки отличается { $number } компонент.
    [few] Играть можно. От обычной коробки отличаются { $number } компонента.
   *[other] Играть можно. От обычной коробки отличаются { $number } компонентов.
}
page-box-fits-same = Играть можно. Все значения — как в обычной коробке.
page-box-edit = посмотреть и изменить
page-box-source-rulebook = правила
page-box-source-source = открытый источник
page-box-source-reconstructed = восстановлено
page-box-source-owner = как напечатано
page-box-confirm = Так и напечатано
page-box-before = Предыдущий
page-box-next = Следующий
page-box-reset = Как в обычной коробке
page-box-reset-all = Всё как в обычной коробке
page-box-number = число
page-box-add = Добавить
page-box-take-out = Убрать
page-box-new-entry = новая запись
page-box-try-line = Не как в обычной коробке: { $changed }. Это увидят все за столом.
page-box-try-same = Все значения — как в обычной коробке.
page-box-strong = Сильных ботов нужно подготовить к своей коробке, это займёт несколько минут. До тех пор за них играют боты-любители.
page-box-name = Название вашей коробки
page-box-name-example = например, первое издание, 2016
page-box-unnamed = без названия
page-box-save = Сохранить в этом браузере
page-box-download = Скачать
page-box-open = Открыть файл
page-box-files-line = В файле записаны отличия. Командная строка берёт его как есть: vicus play { $game } --box { $file }
page-box-not-kept = Этот браузер ничего не сохраняет. Скачайте файл.
page-box-kept = Сохранено в этом браузере
page-box-none-kept = Коробок для этой игры пока нет.
page-box-load = Открыть
page-box-throw = Удалить
page-box-send-line = Спасибо! Что вы подтвердите или исправите, получат все, кто играет здесь в «{ $title }».
page-box-send-bad = Что-то ещё не сходится. Можно отправить и так: напишите, что неясно.
page-box-send-1 = Скачайте файл или скопируйте его текст.
page-box-send-2 = Там, где вы нашли Vicus, создайте issue по шаблону «{ $template }» или попросите владельца этого сервера передать файл.
page-box-send-3 = Назовите своё издание и приложите файл или вставьте его текст в поле «My file».
page-box-send-nothing = Вы пока ничего не изменили и не подтвердили.
page-box-send-photos = Пожалуйста, не присылайте фотографий и сканов.
page-own-box = Своя коробка
page-own-box-named = Своя коробка: { $name }
page-own-box-changes = Не как в обычной коробке: { $changed }.
page-own-box-same = Все значения — как в обычной коробке.
page-own-box-line = Эту коробку кто-то принёс с собой. Она сохранена в записи партии.

## Обозначения, словарь, значки «впервые здесь?»

page-legend = Что означают знаки
page-legend-tab-signs = Знаки
page-legend-tab-words = Слова
page-legend-search = Искать знаки и слова
page-legend-nothing = Таких слов нигде нет.
page-legend-house = За каждым столом
page-legend-words-game = Слова этой игры
page-legend-words-house = Слова этого дома
page-new-enlarge-name = Увеличить
page-new-seat-name = Игрок
page-key-legend = что означают знаки
page-key-rules = правила, сначала краткие
page-coach = Тренер
page-new-here = Впервые здесь?
page-new-hint = Показывает, что сделал бы здесь сильный бот и почему.
page-new-undo = Отменяет ваш последний шаг — до последнего броска, взятия или открытия.
page-new-restart = Отменяет весь ваш ход, насколько это возможно.
page-new-end = Передаёт ход дальше. До этого всё можно отменить.
page-new-since = Ещё раз показывает, что сделали другие с вашего прошлого хода.
page-new-play = Проходит всю партию вперёд и назад.
page-new-log = Всё, что произошло. Щелчок по строке показывает позицию.
page-new-legend = Каждый знак на поле, его название и правило.
page-new-rules = Все правила с поиском, сначала краткие.
page-new-coach = Объясняет то, что вы видите впервые, и предупреждает о явной ошибке.
page-new-enlarge = Показывает крупно и полностью, что есть у другого игрока.
page-new-table = Пауза, уйти, сдаться или вместе закончить игру.
page-new-seat = Цвет и форма игрока: на поле, в журнале и на шкале.
page-marks = Отмечать новое
page-coach-on = Включить
page-coach-off = Выключить
page-coach-unrated = С ним эта партия не идёт в рейтинг.
page-coach-loses = { $points ->
    [one] Это обойдётся примерно в { $points } очко.
    [few] Это обойдётся примерно в { $points } очка.
   *[other] Это обойдётся примерно в { $points } очков.
}
page-coach-show = Покажите
page-coach-anyway = Всё равно сыграть
page-coach-better = Лучше: { $move }
page-coach-play-better = Сыграть лучше это
page-coach-take-back = Отказаться от выбора
page-coach-understood = Понятно
page-coach-farewell = Я вам почти не нужен. Теперь я вмешаюсь только перед большой ошибкой.

## Правила, которые можно попробовать

page-rulebook-hits = { $number ->
    [0] ничего
    [one] { $number } совпадение
    [few] { $number } совпадения
   *[many] { $number } совпадений
  }
page-rulebook-glossary = Словарь
page-rulebook-perhaps = Возможно, вы искали:
page-rulebook-show = Показать
page-rulebook-show-rule = Показать правило { $rule }
page-rulebook-try = Попробуйте:
page-rulebook-try-refused = Попробуйте то, чего нельзя:
page-rulebook-try-going = Смотрите, что сейчас произойдёт.
page-rulebook-do = Выполнить
page-rulebook-ask = Почему нельзя?
page-rulebook-go-on = Дальше
page-rulebook-gain = { $seat }, всего: { $points }
page-rulebook-again = Ещё раз
page-rulebook-other = Другой пример
page-rulebook-of = Пример { $number } из { $all }

## Learn by playing
page-learn-title = Учимся играя
page-learn-leave = Выйти
page-learn-leave-hint = Урок подождёт вас здесь
page-learn-not-now = Минутку
page-learn-gains = Что это дало
page-learn-take-back = Взять назад
page-learn-play-on = Играть дальше
page-learn-next = Дальше
page-learn-back = Назад
page-learn-know = Я это знаю
page-learn-for-you = Дальше: учитель сделает это за вас
page-learn-wait = Ходит соперник
page-learn-first-game = Первая игра
page-learn-step = Шаг { $step } из { $of }
page-learn-to-step = Шаг { $step }: { $title }
page-learn-teacher = Ваш учитель
page-learn-offer = Учимся играя
page-learn-offer-line = Первая партия с учителем, минут десять
page-learn-resume = Продолжить урок
page-learn-short = Учиться
page-learn-of = Научиться играть: { $title }
page-learn-nudge = Не в этот раз: посмотрите на освещённое или нажмите «Дальше».

## Разбор партии
page-look-back = Разбор партии
page-look-back-line = Кто когда вёл, где решило везение и что было лучше.
page-look-back-watching = Кто как стоит, по тому, что видно всем.
page-look-back-short = Смотреть
page-look-parts = Части страницы
page-look-tab-chances = Шансы
page-look-tab-moments = Моменты
page-look-tab-position = Поле
page-look-tab-sources = Очки
page-look-analysing = разобрано
page-look-first = Первые результаты сейчас появятся.
page-look-progress-hint = Сначала самые крутые повороты; цифры постепенно уточняются.
page-look-judge-deep = оценивает сеть, выучившая эту игру, с перебором
page-look-judge-search = оценивает перебор
page-look-done = { $number ->
    [one] { $number } решение
    [few] { $number } решения
   *[other] { $number } решений
  }
page-look-depth = Глубина
page-look-depth-long = Глубина разбора
page-look-depth-quick = Быстро
page-look-depth-thorough = Подробно
page-look-depth-deep = Глубоко
page-look-share = Поделиться
page-look-copied = Ссылка скопирована
page-look-download = Скачать
page-look-download-hint = Все цифры одним файлом
page-look-to-table = Назад к столу
page-look-wins-by = Побеждает { $names }: +{ $points }
page-look-wins = Побеждает { $names }
page-look-wins-short = победа
page-look-running = Партия ещё идёт
page-look-public = Только то, что видно всем: что было лучше, станет известно после конца партии.
page-look-without-luck = Без везения:
page-look-how-enough = Везение помогло, но хватило бы и одной игры.
page-look-how-against = Победа вопреки невезению.
page-look-how-luck = Без везения впереди был бы игрок { $seat }.
page-look-points = очки
page-look-luck = везение
page-look-luck-hint = Очки, которые принесли броски, добор и вскрытие, по сравнению со средним
page-look-skill = игра
page-look-skill-unit = потери за ход
page-look-skill-hint = Потери в очках за решение: безупречно — до { $flawless } · остро — до { $sharp } · крепко — до { $solid } · шатко — до { $shaky } · дальше — лихо
page-look-skill-flawless = безупречно
page-look-skill-sharp = остро
page-look-skill-solid = крепко
page-look-skill-shaky = шатко
page-look-skill-wild = лихо
page-look-accuracy = точность
page-look-accuracy-hint = Как часто ход был не хуже лучшего из найденных
page-look-chances = Шансы на победу
page-look-show-as = Показать шансы как
page-look-as-bands = Полосы
page-look-as-lines = Линии
page-look-as-table = Таблица
page-look-table-caption = Шансы на победу после каждого хода, в процентах
page-look-col-turn = Ход
page-look-col-who = Кто
page-look-col-played = Сыграно
page-look-col-luck = Везение
page-look-col-given = Упущено
page-look-after-turn = после хода { $turn }
page-look-start = в начале
page-look-end = конец
page-look-end-title = Конец партии
page-look-turn = ход { $turn }
page-look-turn-of = Ход { $turn } из { $turns }
page-look-turn-back = На ход назад
page-look-turn-on = На ход вперёд
page-look-turn-slider = Ход
page-look-expected = { $seat }: ожидаемые очки { $points }
page-look-chart-label = Шансы на победу по ходам, всего ходов: { $turns }. Те же цифры — в таблице.
page-look-moves = ходы
page-look-lucky = повезло
page-look-unlucky = не повезло
page-look-given = упущено
page-look-doubt = погрешность
page-look-not-yet = ещё не разобрано
page-look-keys = ← → ход · ↑ ↓ поворот
page-look-kind-luck = везение
page-look-kind-slip = упущенный шанс
page-look-kind-find = находка
page-look-flag-luck = Ход { $turn }: везение, { $seat }, { $swing }
page-look-flag-slip = Ход { $turn }: упущенный шанс, { $seat }, { $swing }
page-look-flag-find = Ход { $turn }: находка, { $seat }, { $swing }
page-look-position = Поле в этот момент
page-look-played = сыграно
page-look-better = лучше
page-look-instead = вместо этого
page-look-enlarge = Увеличить
page-look-try = Попробовать отсюда
page-look-try-this = Попробовать
page-look-turning = Поворотные моменты
page-look-of-turns = { $number } за { $turns } ходов
page-look-no-turning = Ни один момент не выделяется: партия решалась понемногу.
page-look-turning-later = Они появятся, как только что-нибудь будет разобрано.
page-look-luck-helps = Удача на стороне: { $seat }
page-look-luck-leaves = Удача отвернулась: { $seat }
page-look-title-slip = Было возможно: { $action }
page-look-title-find = Найдено: { $action }
page-look-bare-slip = { $seat }: упущенный шанс
page-look-bare-find = { $seat }: найден лучший ход
page-look-was-played = Сыграно: { $action }.
page-look-better-is = Лучше: { $action }.
page-look-better-then = Лучше: { $action }, затем { $then }.
page-look-next-best = Следующий по силе ход выигрывает на { $chance } % реже.
page-look-no-blame = Изменить это не мог никто.
page-look-no-merit = Подарок судьбы, а не заслуга хода.
page-look-swing-points = { $points } очка
page-look-decision = Решение
page-look-could = Что можно было сделать: { $seat }
page-look-luck-could = Что могла принести удача: { $seat }
page-look-some-of = { $number } из { $all }
page-look-decisions = Решения этого хода
page-look-decision-number = Решение { $number }
page-look-to-luck = Везение потом
page-look-to-moves = Ход
page-look-chance = шанс
page-look-best = лучший
page-look-played-this = { $seat }: сыграно так
page-look-no-reason = Окупится позже: ни одна причина не решает.
page-look-spread = { $better ->
    [0] Лучше выпасть не могло. Столбики: насколько шанс отличается от среднего и как часто.
   *[other] В { $better } % случаев вышло бы лучше. Столбики: насколько шанс отличается от среднего и как часто.
  }
page-look-open-line = Это решение ещё не разобрано.
page-look-forced = Выбора здесь не было.
page-look-over-line = Партия окончена. Вернитесь назад, чтобы увидеть, что было возможно.
page-look-sources = Откуда очки
page-look-uses = Что использовано
page-look-used = Что было
page-look-statistics = Статистика
page-look-typical = обычный победитель
page-look-typical-hint = В среднем за { $games } партий сильных ботов при таком числе игроков
page-look-typical-short = обычно { $points }
page-look-together = Всего
page-look-trying = Вы пробуете другой путь.
page-look-trying-line = С этого места за других играют боты.
page-look-back-to = Назад к партии
