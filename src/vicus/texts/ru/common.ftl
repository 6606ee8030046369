# Общее для всех игр: имена, ошибки и слова командной строки.

player = Игрок { $number }
nobody = никто
yes = да
no = нет

provenance-rulebook = из правил
provenance-source = из открытого источника
provenance-reconstructed = восстановлено, не печатное значение
provenance-owner = введено владельцем игры

## Ошибки

unknown-game = Нет игры «{ $name }». Известны: { $games }.
game-broken = Игра «{ $name }» установлена, но не загружается: { $problem }
bad-players = Игроков не может быть { $players }: возможно от { $low } до { $high }.
bad-seed = Начальное число { $value } — не целое от 0 до 2^63 - 1.
bad-games = { $value } — не число партий: нужно 0 или больше.
too-many-games = { $value } партий — слишком много за раз: не больше { $most }. Возьмите несколько запусков с другими seed.
bad-seat = Нет места { $value }: места считаются с 0.
bad-threads = { $value } — не число потоков: нужно 1 или больше.
bad-language = Нет языка «{ $value }». Возможно: { $languages }.
unknown-option = У этой игры нет настройки «{ $option }». Её настройки: { $known }.
bad-options = Настройки — это имена со значениями, например { $example }, а не { $value }.
bad-option = Настройка { $option } не может быть «{ $value }». Возможно: { $values }.
nothing-to-undo = Отменять нечего: ход можно отменить до последнего броска.
nobody-to-move = В этой позиции никто ничего не может сделать, а игра не окончена: в игре такая позиция получиться не могла.
batch-row = Строка { $row }: { $reason }
batch-games = { $value } — не число партий для пакета: нужно 1 или больше.
batch-chance = Для случая нет значения «{ $value }»: выберите одно из { $values }.
batch-chance-pending = В строке { $row } очередь за случаем, а не за игроком: сообщите его исход через step_chance.
batch-observations = Для наблюдений нет значения «{ $value }»: выберите одно из { $values }.
batch-numbers = Нужно { $number } целых чисел, по одному на строку; здесь { $value }.
batch-rows = { $value } — не строки этого пакета: каждая от 0 до { $last }, и каждая только раз.
batch-rows-form = Нужны номера строк или маска с «да» или «нет» для каждой; здесь { $value }.
batch-other-match = Эта партия не подходит: пакет принимает неоконченные партии своей игры с тем же числом игроков и теми же вариантами.
batch-other-saved = Это сохранено из другого пакета (отличается { $name }): игра, число игроков, число партий и наблюдения должны совпадать.
batch-not-saved = { $value } — не то, что вернул batch.save().
batch-no-action = Строка { $row }: { $id } — не действие этой игры; они пронумерованы от 0 до { $last } (-1 оставляет строку ждать).
batch-memory = Для { $games } партий сразу нет места: возьмите меньше или обойдитесь без observations и final.
cuda-no-array = Действия для видеокарты должны лежать на ней: дайте массив PyTorch, JAX или CuPy на устройстве, а не { $kind }.
cuda-bad-array = Нужно { $number } целых чисел по 64 бита (int64), по одному на строку и подряд в памяти; здесь { $kind } формы { $shape }.
batch-refused = Недопустимых действий: { $number }, первое из них в строке { $row }; там ничего не изменилось. Batch.match(row).why_not(action) скажет почему.
no-observation = { $name } не объявляет, что видно с места в виде чисел (observation.py), поэтому наблюдений нет.
bad-view = Это не вид игры { $title }: дайте то, что даёт match.view(seat).
bad-view-rules = С таким видом правила игры { $title } продолжать не могут ({ $problem }): дайте то, что даёт match.view(seat).
bad-observation = В наблюдении здесь { $width } чисел; у этих форма { $shape }. Это зависит от игры и числа игроков.
envs-missing = Пакет { $package } не установлен: pip install "vicus[{ $extra }]".
envs-reset = Сейчас партия не идёт: сначала вызовите reset.
envs-agent = Агента «{ $value }» здесь нет. Агенты: { $agents }.
envs-opponents = Назовите одного соперника для всех остальных мест или ровно { $number } в порядке ходов: имена ботов или объекты с методом choose(view, legal).
envs-policy = Соперники многих партий сразу — это «random» или функция от наблюдений, масок и мест к действиям, а не { $value }. Боты по имени играют в gymnasium.make.
envs-illegal = Для недопустимых действий нет значения «{ $value }»: выберите одно из { $values }.
envs-engine = Векторная среда работает с массивами NumPy, поэтому на { $value } она не идёт: выберите native, wasm или interpreted либо используйте game.batch.
envs-render = Показать это способом «{ $value }» нельзя. Способы: { $values }.
envs-outcomes = { $value } — не число исходов случая: нужно от 1 до { $high }.
envs-outcome = { $value } случай здесь принести не может: его исходы имеют номера от 0 до { $last }.
envs-seed = Начальное число { $value } слишком велико для OpenSpiel, где числа 32-битные: выберите от 0 до { $high }.
no-record = Эта партия началась с середины игры: её записи нет.

option-form = «{ $text }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ, например movement=ring.
action-empty = Скажите, что сделать.
action-no-id = Нет действия с номером { $id }.
action-unparsable = «{ $text }» — не действие этой игры. Действия начинаются с: { $kinds }.
action-form = «{ $text }» — не полностью или слишком длинно: пишите так: { $form }.
action-word = «{ $text }»: { $word } — не из списка: { $known }.
action-nowhere = «{ $text }»: такого в этой игре нет.

new-game-name = «{ $name }» не может быть названием игры: пишите строчные буквы, цифры и подчёркивания, например my_game.
new-game-taken = Игра «{ $name }» уже есть.
new-game-exists = { $folder } уже есть: выберите другое имя или другой --folder.
new-game-module = В Python уже есть пакет «{ $name }», игра бы его заслонила: выберите другое название.
new-game-written =
    { $folder } записано: маленькая игра, которая работает и может стать вашей. Теперь:
      pip install -e { $folder }
      vicus play { $name }
      pytest { $folder }
    Руководство — docs/adding-a-game.md.

record-not-json = Это не запись Vicus: текст не JSON.
record-not-vicus = Это не запись Vicus: нет поля «vicus».
record-format = Формат записи { $found }; эта версия читает формат { $known }.
record-field = Запись повреждена: поля «{ $field }» нет или оно не того типа.
record-unknown-field = Запись повреждена: неизвестное поле «{ $field }».
record-rules = Запись сделана по версии правил { $found }, здесь версия { $known }: переиграть её нельзя.
record-start = Запись нельзя переиграть: { $problem }
record-action-text = Запись повреждена: действие { $number } — не текст.
record-action = Запись повреждена: действие { $number }, «{ $action }», там невозможно. { $problem }
record-digest = Запись повреждена: при повторе получается другая позиция.
record-result = Запись повреждена: результат в ней не тот, к которому приходит партия.
record-notes-many = В записи больше примечаний или вариантов, чем можно показать: не больше { $most } примечаний.
record-note = Запись повреждена: примечание { $number } не подходит к её действиям.
record-variation = Запись повреждена: в варианте примечания { $number } действие «{ $action }» невозможно. { $problem }
annotate-line = Строка { $line }: { $problem }
annotate-unknown = «{ $text }» здесь ничего не значит. Строка начинается с одного из слов: { $known }; «== name» начинает шаг.
annotate-heading = «{ $heading }» пишется до первого шага.
annotate-missing = До первого шага нет строки «{ $heading }: …».
annotate-number = «{ $heading }» — это число, а не «{ $value }».
annotate-no-step = Нет шага: он начинается с «== name».
annotate-twice = «{ $name }» встречается дважды.
annotate-gain = «gain» относится к «done»: что принёс ход.
annotate-gain-form = Для «gain» нужны рисунок и число, например «gain: ui-check +2».
annotate-nothing-done = Шаг говорит, что будет после хода («done»), но делать в нём нечего («do»).
annotate-do-late = В шаге «do» стоит перед «play»: после ходов остальных начните новый шаг.
annotate-not-yours = «do: { $action }»: сейчас ходит не ученик. Ходы остальных — «play».
annotate-yours = «play: { $action }»: сейчас ходит ученик. Его ходы — «do».
annotate-over = «{ $action }»: игра окончена.
annotate-rule = Правила «{ $rule }» нет. Все правила: vicus rules { $package }.
annotate-mark = На поле нет «{ $mark }», показать не на что. Есть: { $known }.
annotate-language = Нет слов к «{ $what }» на языках: { $languages }.
annotate-empty = После «{ $language }» нет слов.
annotate-long = Слов: { $number } ({ $language }); за один раз говорится не больше { $most }.
no-lesson = Такого урока нет.
annotate-written = { $file } записан: шагов { $steps }, действий { $actions }.
annotate-fine = Всё верно: шагов { $steps }, действий { $actions }. --out ФАЙЛ пишет запись.
cannot-write = Файл { $file } не записать: { $problem }.
record-none-left = Нет партии, которую можно продолжить.
record-no-file = Нет файла { $file }.
record-unreadable = Файл { $file } не читается: { $problem }.
link-broken = Эта ссылка повреждена: часть её пропала или изменена.
link-later = Эта ссылка создана более новой версией Vicus.
link-too-long = Эта партия слишком длинна для ссылки: в ней своя, большая коробка. Сохраните её как запись.

box-no-file = Нет файла коробки { $file }.
box-unreadable = Файл коробки { $file } не читается: { $problem }.
box-not-toml = Файл коробки { $file } — не TOML: { $problem }.
box-unknown-section = В коробке неизвестный раздел «{ $section }». Сравните с box.toml игры.
box-not-a-table = Раздел «{ $section }» коробки должен быть таблицей: [{ $section }] и ниже значения.
box-unknown-key = В разделе «{ $section }» коробки неизвестная запись «{ $name }». Известны: { $keys }.
box-provenance = Происхождение «{ $value }» в разделе «{ $section }» коробки неизвестно. Возможно: { $known }.
box-number = { $name } в разделе «{ $section }» коробки — { $value }: нужно целое число от { $low } до { $high }.
box-form = У коробки форма, с которой нельзя играть: { $problem }.
box-missing = В разделе «{ $section }» коробки нет записи «{ $name }».
box-value = { $name } в разделе «{ $section }» коробки — { $value }: пишите { $expected }.

engine-unknown = Нет движка «{ $name }». Движки: { $engines }.
engine-no-gpu = На этом компьютере нет драйвера NVIDIA, движок cuda не работает. Возьмите --engine native.
engine-no-cuda-compiler = Движку cuda нужен numba-cuda. Установка: pip install "vicus[gpu]"
engine-cuda-error = Драйвер GPU сообщает об ошибке в { $function }: { $problem }.
engine-no-wasmtime = Движок wasm работает в wasmtime. Установка: pip install "vicus[wasm]"
engine-no-wasm-linker = Чтобы собрать модуль WebAssembly, нужен компоновщик. Установка: pip install "vicus[wasm]"
engine-wasm-linker-failed = Модуль WebAssembly не удалось скомпоновать: { $problem }
engine-wasm-compiler-failed = Правила не удалось скомпилировать в WebAssembly: { $problem }

## Командная строка

engine-compiling = Правила игры «{ $title }» компилируются для этого компьютера (один раз, около 15 секунд)
engine-other-compiling = Ждём другой процесс, который компилирует правила игры «{ $title }»
wasm-written = { $file } ({ $bytes } байт)
wasm-one-box = Коробка относится к одной игре: назовите эту игру.
wasm-no-folder = В { $folder } нельзя записать: { $problem }.
static-written = { $folder }: страница без сервера, при передаче { $megabytes } МБ, и { $nets } МБ сетей, которые загружаются позже.
static-no-page = Страница без сервера не собрана: выполните make static.
static-not-empty = В { $folder } лежат другие файлы: назовите пустую папку или ту, которую записала команда `vicus static`.
static-no-wheel = Не удалось скачать { $file }: { $problem }
static-not-compiled = Не удалось скомпилировать код стола: { $problem }
static-bad-stun = { $text }: это не адрес сервера STUN; укажите, например, stun:stun.example.org:3478.
static-bad-turn = У сервера TURN есть адрес, имя и пароль, например "turn:turn.example.org:3478 ada secret"; указано: { $text }.
warm-ready = «{ $title }»: уже готово.
warm-done = «{ $title }»: готово ({ $seconds } с).
warm-cleared = { $folders ->
    [one] Удалена { $folders } папка скомпилированных правил.
    [few] Удалены { $folders } папки скомпилированных правил.
   *[other] Удалено { $folders } папок скомпилированных правил.
}

play-bad-bots = Ботов не может быть { $bots }: игроков { $players }, возможно от 0 до { $players }. Только боты, а вы смотрите: --bots { $players }.
play-your-turn = { $seat }, ваш ход
play-choose = Номер или текст (? — помощь)
play-unknown-number = Нет варианта { $number }: выберите от 1 до { $most }.
play-hand-over = Ходит { $seat }: подойдите к экрану и нажмите Enter
play-turn-over = Ваш ход окончен. Enter завершает его, u отменяет последний шаг
play-saved = Сохранено в { $file }.
play-cannot-save = Файл { $file } не записать: { $problem }.
play-save-where = Скажите куда: save ФАЙЛ
play-goodbye = Партия сохранена. Продолжить: vicus play --resume
play-not-kept = Партию не удалось сохранить: в папку нельзя писать.
play-over = Игра окончена
play-winner = Победитель: { $names }.
play-winners = Победу делят: { $names }.
play-help = Введите номер или текст варианта. Ещё:
    u, undo       отменить последний шаг своего хода
    hint          что сделал бы сильный бот и почему
    s, scores     очки по строкам
    b, board      нарисовать стол заново
    r, rules ID   правило из каталога, например rules { $example }
    save ФАЙЛ     сохранить партию
    q, quit       выйти
play-reconstructed = Часть этой коробки восстановлена и может отличаться от напечатанного (vicus box { $game }; --box ФАЙЛ для своей).

serve-ready = Vicus здесь: { $address } (Ctrl-C — остановить)
serve-no-page = Страница не собрана. Запустите: make page
serve-bot-name = Бот с именем «{ $name }» уже есть. Дайте ему другое имя: --bot "ИМЯ={ $bot }"
serve-bot-unnamed = Программе нужно имя для гостей: --bot "ИМЯ={ $bot }"
serve-bot-bad-name = «{ $name }» не может быть именем бота: нужно от одного до { $longest } печатных знаков.
limit-unknown = Ограничения «{ $name }» нет. Есть, например: { $near }. Все: vicus serve --limits
limit-bad = Ограничение { $name } не может быть «{ $value }»: нужно { $whole ->
    [yes] целое число
   *[no] число
 } не меньше { $least }.
serve-port-taken = Порт { $port } на { $host } занят другой программой. Выберите другой: vicus serve --port { $other }
serve-port-forbidden = Этот пользователь не может открыть порт { $port }. Выберите порт от 1024, например --port 8000, и поставьте перед ним прокси.
serve-bad-address = У этого компьютера нет адреса «{ $host }». Попробуйте --host 127.0.0.1 или --host 0.0.0.0 для других компьютеров.
serve-bad-port = { $port } — не порт: выберите число от 1 до 65535.
serve-bad-level = Уровня журнала «{ $value }» нет. Выберите один из: { $levels }.
serve-bad-log = Формата журнала «{ $value }» нет. Выберите один из: { $forms }.
serve-bad-proxy = «{ $value }» — не адрес прокси. Напишите, например, 127.0.0.1 или 10.0.0.0/8.
http-unknown-host = Этот сервер не отвечает на имя «{ $host }». Если имя ваше, запустите его так: vicus serve --allow-host { $host }
http-too-fast = Слишком много запросов с вашего адреса. Попробуйте через несколько секунд.
http-too-many = Открыто слишком много страниц сразу: закройте часть и попробуйте снова.
export-not-over = Запись можно получить после игры: в ней все будущие броски.

database-missing = Базы данных { $database } нет. Укажите другую; новую создаёт vicus serve.
database-empty = База данных { $database } пуста: vicus serve или vicus db migrate сделает её базой Vicus.
database-foreign = { $database } — не база данных Vicus.
database-earlier = У базы данных { $database } схема более ранней версии ({ $revision }). Сначала запустите: vicus db migrate --database { $database }
database-later = Базу данных { $database } записала более поздняя версия Vicus (схема { $revision }). Установите её: pip install --upgrade vicus
database-no-driver = Для базы данных { $database } нет драйвера. Возьмите sqlite:///ФАЙЛ; для PostgreSQL: pip install "vicus[postgres]"
database-no-url = Это не адрес базы данных. Напишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@СЕРВЕР/БАЗА
database-unusable = Базу данных { $database } нельзя использовать: { $problem }
database-unreachable = По адресу { $database } PostgreSQL не отвечает. Запустите его или исправьте имя сервера и порт. ({ $problem })
database-no-entry = PostgreSQL по адресу { $database } не впускает этого пользователя. Проверьте имя и пароль в URL и pg_hba.conf сервера. ({ $problem })
database-no-name = В PostgreSQL по адресу { $database } нет базы с таким именем. Создайте её (CREATE DATABASE …) или исправьте имя. ({ $problem })
database-move-served = На базе данных { $database } идёт игра, и сыгранное тем временем осталось бы в ней. Сначала остановите vicus serve.
database-used = В базе данных { $database } уже есть столы или гости, а переписывать ничего нельзя. Укажите пустую.
database-same = { $database } нельзя заполнить из неё самой.
database-differs = Копия в { $database } отличается от оригинала (таблица { $table }), поэтому ничего не сохранено.
database-damaged = Копия для { $file } повреждена и не сохранена: { $problem }
database-no-file = Файла { $file } нет.
database-no-folder = Папки { $folder } для базы данных нет. Сначала создайте её или укажите другой файл.
database-file-exists = Файл { $file } уже есть, а переписывать ничего нельзя. Укажите другой.
db-kept = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[other] { $tables } столов
}, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
} в журналах, { $guests ->
    [one] { $guests } гость
    [few] { $guests } гостя
   *[other] { $guests } гостей
}
db-migrate-current = База данных { $database } уже обновлена (схема { $revision }).
db-migrate-new = База данных { $database } создана (схема { $revision }).
db-migrate-done = База данных { $database } обновлена: схема { $revision }, была { $before }.
db-migrate-kept = Прежняя сохранена в { $file }; удалите этот файл, когда возвращаться не понадобится.
db-backup-done = { $database } скопирована в { $file }: { $kept }.
db-restore-done = { $database } заполнена из { $file }: { $kept }.
db-move-done = { $source } скопирована в { $target }: { $kept }. Теперь: vicus serve --database { $target }
db-move-done-secret = { $source } скопирована в { $target }: { $kept }. Теперь: vicus serve --database URL, где URL — тот, что вы указали здесь, вместе с паролем; лучше в переменной окружения VICUS_DATABASE.
db-prune-which = Укажите, какие столы: --waiting ДНИ, --playing ДНИ или --finished ДНИ.
db-prune-waiting = Ждут игроков, без изменений { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}: { $number }
db-prune-playing = Партия начата, без изменений { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}: { $number }
db-prune-finished = Партия окончена, без изменений { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}: { $number }
db-prune-dry = { $number ->
    [one] Был бы удалён { $number } стол.
    [few] Было бы удалено { $number } стола.
   *[other] Было бы удалено { $number } столов.
} Чтобы удалить, добавьте: --yes
db-prune-done = { $number ->
    [one] Удалён { $number } стол.
    [few] Удалено { $number } стола.
   *[other] Удалено { $number } столов.
}
serve-processes = Процессов: { $number }.
serve-bad-processes = { $value } — не число процессов: нужен хотя бы один.
serve-processes-sqlite = Нескольким процессам нужен PostgreSQL, а { $database } — не он. Уберите --processes или переезжайте: vicus db move { $database } postgresql://…

rules-unknown = В игре «{ $title }» нет правила «{ $id }». Все правила: vicus rules { $game }.
rules-kind-R = сказано в правилах
rules-kind-I = толкование там, где правила молчат
rules-kind-X = пример из правил
rules-no-tests = Здесь нет тестов: запустите в папке проекта.
rules-covered = «{ $title }»: тест есть у { $covered } правил из { $all }.
rules-untested = нет теста

simulate-title = «{ $title }», игроков: { $players }, случайных партий: { $games }
simulate-seat = Место
simulate-mean = Очки в среднем
simulate-spread = Разброс
simulate-wins = Победы (95 %-й интервал)
simulate-even = поровну: { $share }
simulate-length = Решений за партию: в среднем { $mean }, от { $low } до { $high }; вынужденных: { $forced }.
simulate-speed = Решений { $moves } за { $seconds } с, движок { $engine }: { $speed } в секунду. Контрольная сумма { $checksum }.
simulate-falls-back = Движок native ещё не скомпилирован (vicus warm): эти немногие партии идут в интерпретаторе.
simulate-running = Играем

replay-title = «{ $title }», игроков: { $players }, решений: { $actions }
replay-step = Enter — дальше, b — назад, q — выйти
replay-date = Сыграно { $date }
replay-bot = { $seat } (бот, { $level })
replay-points = { $who }: { $points }
replay-bad-position = Нет решения { $number }: в записи их { $actions }.

bench-title = Случайные партии «{ $title }», игроков: { $players }
bench-engine = Движок
bench-speed = Решений/с
bench-games = Партий/с
bench-forced = Вынужденных/с
bench-cores = { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[other] { $cores } ядер
}

score-total = Всего
written-to = Записано в { $file }.

## Bots for people, and hints

unknown-level = Нет уровня «{ $level }». Уровни: { $levels }.
bad-workers = { $value } — не число процессов: нужно 1 или больше.
level-beginner = новичок
level-casual = любитель
level-strong = сильный
level-master = мастер
level-grandmaster = гроссмейстер
level-about-beginner = видит не дальше следующего шага
level-about-casual = играет разумно, иногда ошибается
level-about-strong = играет хорошо
level-about-master = играет очень хорошо, редко ошибается
level-about-grandmaster = лучшее, на что способна эта программа
play-opponent = { $bot }: { $level }
play-opponent-level = { $bot }: { $level }, { $about }
play-coach = { $points ->
    [one] Это обойдётся примерно в { $points } очко. Лучше: { $move }. Выберите своё ещё раз, чтобы всё равно сыграть.
    [few] Это обойдётся примерно в { $points } очка. Лучше: { $move }. Выберите своё ещё раз, чтобы всё равно сыграть.
   *[other] Это обойдётся примерно в { $points } очков. Лучше: { $move }. Выберите своё ещё раз, чтобы всё равно сыграть.
}
play-hint-nothing = Сейчас нечего выбирать.
bot-played-instead = { $seat }: сбой бота, сделан другой допустимый ход.
bot-played-instead-why = { $seat }: сбой бота, делается другой допустимый ход. { $problem }
bots-not-ready = Боты ещё готовятся: те, кто планирует вперёд, пока играют немного слабее.
bots-own-box = Сейчас у сервера нет сильных ботов для этой коробки: за этим столом за них играют боты-любители.
bots-own-box-coming = Сильные боты для этой коробки ещё готовятся. Пока за них играют боты-любители.
hint-title = Подсказка
hint-option = { $action }{ $chance ->
    [none] { "" }
   *[other] : шанс на победу около { $chance } %
}
hint-then = затем: { $steps }
hint-gains = даёт сейчас: { $changes }
hint-prepares = готовит: { $changes }
hint-costs = стоит: { $changes }
hint-change = { $feature } { $change }
hint-later = окупится в следующих ходах
hint-alike = на следующем шаге ни один вариант не лучше других
hint-lost = выиграть уже почти невозможно: так отставание будет наименьшим
hint-won = игра почти выиграна: так отрыв будет наибольшим
hint-even = все варианты выигрывают одинаково часто: этот принесёт больше всего очков
hint-also = Также возможно:
hint-not-planned = Сильные боты ещё готовятся: учтено только, что даст следующий шаг, без шансов на победу.

## Разбор

analyse-busy = Сейчас разбирается много партий: попробуйте ещё раз через минуту.
analyse-not-over = Разбор доступен после игры: до этого шансы видят только зрители.
analyse-not-ready = Эту игру пока нельзя разобрать: сильные боты для её коробки ещё не готовы.
analyse-old-rules = Эта игра сыграна по другим правилам: её можно пересмотреть, но не оценить.
analyse-progress = Оцениваются решения
analyse-judge-deep = оценивает сеть, выучившая эту игру, с перебором
analyse-judge-search = оценивает перебор
analyse-player = игрок
analyse-points = очки
analyse-luck = удача
analyse-fair = без удачи
analyse-skill = мастерство
analyse-error = ошибка за решение
analyse-accuracy = точность
analyse-word-flawless = безупречно
analyse-word-sharp = метко
analyse-word-solid = надёжно
analyse-word-shaky = нетвёрдо
analyse-word-wild = наугад
analyse-turning = Что решило игру
analyse-luck-moment = Ход { $turn }: случай меняет шансы ({ $seat }) на { $chance } % (очки: { $points })
analyse-slip = Ход { $turn }: { $seat } упускает шанс, { $chance } % (очки: { $points })
analyse-find = Ход { $turn }: { $seat } находит лучший ход, { $chance } % перед следующим по силе
analyse-played = Сыграно: { $action }
analyse-better = Лучше: { $action }
analyse-second = Следующий по силе: { $action }

## Bots and the arena

unknown-bot = Нет бота «{ $bot }». Известны: { $known }; или search:500, search:0.2s, greedy:180, policy, policy:50, deep:200, deep:0.2s, модуль:Класс, policy=модуль:функция, cmd:КОМАНДА.
bot-form = «{ $bot }» не говорит, какой это бот: напишите { $form }, с модулем, который отсюда можно импортировать.
bot-not-found = Бота «{ $bot }» не создать: { $problem }.
bot-illegal = Бот { $bot } ответил недопустимым ходом: { $answer }.
bot-no-action = Бот { $bot } ответил недопустимым ходом: { $answer }. Бот на Python возвращает один из объектов legal, а не его номер или текст.
bot-not-started = Бота { $bot } не запустить: { $problem }.
bot-not-on-windows = { $bot } нельзя запустить в Windows: боты-программы работают в Linux и macOS. Напишите его на Python (module:Class) или используйте WSL.
bot-ended = Бот { $bot } завершился.
bot-too-slow = Бот { $bot } не ответил за { $seconds } с.
bot-rubbish = Ответ бота { $bot } не разобрать: { $line }
bot-not-imported = Бота «{ $bot }» не создать: модуль { $module } не загружается. { $problem }
bot-no-module = Бота «{ $bot }» не создать: модуля «{ $module }» нет ни здесь, ни среди установленных.
bot-no-class = Бота «{ $bot }» не создать: в { $module } нет класса или функции «{ $attribute }».
bot-parameters = Бота «{ $bot }» не создать: ему нужен «{ $parameter }», а боты получают только game и seed.
bot-method-parameters = Бота «{ $bot }» не использовать: его метод { $method } требует «{ $parameter }», но получает только { $given }.
bot-not-made = Бота «{ $bot }» не создать. { $problem }
bot-no-choose = «{ $bot }» — не бот: у него нет метода choose(view, legal).
bot-no-command = Назовите программу: cmd:КОМАНДА.
bot-ended-saying = Бот { $bot } завершился. Его последние слова: { $words }
bot-out = Бот { $bot } больше не участвует в этой партии: сбоев — { $starts }.
bot-raised = Сбой бота { $bot }: { $problem }
arena-bad-workers = { $value } — не число процессов: нужно 1 или больше.
arena-scores = Счёт: 5, 25, 50, 75 и 95 %
arena-speed = Симуляций/с
arena-fault-column = Сбои
arena-fault = { $bot }: решений, принятых за него, — { $number }, каждый раз первый допустимый ход. В первый раз: { $first }
arena-unbalanced = Не все сидели на каждом месте одинаково часто: для этого число партий должно делиться на { $round }.
arena-stopped = Остановлено, сыграно партий: { $done } из { $games }. Та же команда продолжит с этого места.
arena-stopped-lost = Остановлено, сыграно партий: { $done } из { $games }. Они потеряны; с --out ФАЙЛ та же команда продолжила бы.
arena-no-contest = { $file } — не файл состязания: выберите другой.
arena-damaged = { $file } повреждён в строке { $line }. Ничего не изменено; удалите строку или выберите другой файл.
arena-file-in-use = В { $file } сейчас пишет другое состязание.
arena-worker-died = Рабочий процесс погиб вместе с ботом: его завершил сам бот, или не хватило памяти. С --out всё законченное сохраняется, и та же команда продолжит с этого места.
arena-ray-failed = Ray по адресу { $address } недоступен: { $problem }
bot-visits = Бот { $bot } говорит, что пробовал действие { $value } раз: visits — целые числа от 0 до { $most }.
bot-no-budget = У бота «{ $bot }» нет времени думать: дайте ему симуляции (search:500) или секунды (search:0.2s).
lab-title = { $title }, игроков: { $players }, все — { $bot }; раскладов: { $games }, каждый в обычной игре и с изменением
lab-what = Что
lab-standard = Обычная
lab-changed = С изменением
lab-difference = Разница (95 %-й интервал)
lab-nothing = От обычной игры ничто не отличается. Измените значение (--set ИМЯ=ЗНАЧЕНИЕ), настройку (-o ИМЯ=ЗНАЧЕНИЕ) или коробку (--box ФАЙЛ).
lab-few = Один расклад ничего не говорит: --games должно быть не меньше 2.
lab-insights-option = { $option } не относится к странице наблюдений об игре: в ней все числа игроков и свои рисунки. Уберите это.
lab-form = «{ $text }» — не изменение: пишите ИМЯ=ЗНАЧЕНИЕ, например { $example }.
lab-no-key = В коробке нет «{ $entry }»: { $where } содержит { $known }.
lab-no-section = В коробке нет «{ $entry }». В ней есть { $known }.
lab-kind = { $entry } в коробке — { $old }: «{ $new }» другого рода.
lab-wins = Победы: { $seat }
lab-score = Счёт
lab-winner-score = Счёт победителя
lab-lead = Отрыв победителя
lab-moves = Решений за партию
lab-rounds = Раундов
lab-all-lines = Доля во всех очках: { $line }
lab-winner-lines = Доля в очках победителей: { $line }
lab-marked = * Интервал не содержит 0. Из { $rows } строк примерно { $chance } таковы по чистой случайности.
plot-unchanged = без изменений
arena-running = Партии
arena-title = { $title }, игроков: { $players }, партий: { $games }
arena-bot = Бот
arena-wins = Победы (95 %-й интервал)
arena-rating = Рейтинг
arena-score = Счёт (5 – 95 %)
arena-time = На решение
arena-tampered = Партия { $number } ботов { $bots } сыграна не по правилам: её решения ведут к другому итогу, чем сообщено. Один из ботов изменил игру в своём процессе. Ботов, которым вы не доверяете, запускайте как программы (cmd:…).
arena-bad-entropy = --entropy: «{ $value }». Нужно от 16 до 64 шестнадцатеричных цифр, как в первой строке состязания, или seed.
arena-before = Как часто бот строки был выше бота столбца
arena-records-folder = { $folder } не пуста, и партий этого состязания в ней нет: выберите другую папку.
arena-two-bots = Арене нужны хотя бы два бота, каждый по имени.
arena-other-plan = { $file } — из другого состязания: выберите другой файл.
arena-other-bots = { $file } — из другого состязания: с тех пор изменились код или веса ботов: { $bots }. Выберите другой файл.
arena-bad-games = --games: { $value }. Нужно целое число партий, хотя бы 1.
arena-no-ray = Ray не установлен: pip install "vicus[ray]".
bot-no-policy = «{ $bot }» — не стратегия: нужна функция act(observations, masks), можно и с info, или класс, объекты которого так вызываются.
policy-answer = Стратегия { $bot } должна ответить целыми числами, номером действия для каждой строки (строк: { $number }). Ответ: { $answer }.

## vicus dataset
dataset-no-bot = Скажите, кто играет: --bot ИМЯ.
dataset-bad-shard = --shard: { $value }. Нужно целое число партий в одном файле, хотя бы 1.
dataset-too-many = { $value } партий — слишком много для одной папки: не больше { $most }. Сделайте несколько с другими seed.
dataset-too-many-bots = { $value } ботов — слишком много для одного набора данных: не больше { $most }. Сделайте несколько.
dataset-bad-format = Формата «{ $value }» нет. Известны: { $known }.
dataset-no-parquet = Для Parquet нужен pyarrow: pip install "vicus[parquet]". Без него работает --format npz.
dataset-folder = { $folder } не пуста, и набора данных в ней нет: выберите другую папку.
dataset-other = В { $folder } набор данных с другими настройками ({ $names }). Ничего не изменено; выберите другую папку.
dataset-in-use = В { $folder } сейчас пишет другой запуск.
dataset-none = В { $folder } нет набора данных: нет dataset.json, который можно прочесть.
dataset-version = У набора данных в { $folder } формат { $version }; эта версия Vicus знает формат { $known }.
dataset-damaged = { $file } — не то, что сказано о нём в dataset.json. Удалите файл, и команда, создавшая набор, создаст его снова.
dataset-made = Партий: { $games }, решений: { $decisions }, файлов: { $shards }, { $size } МБ.
dataset-stopped = Остановлено: сохранено партий — { $done } из { $games }. Та же команда продолжит с этого места.

## vicus fit
fit-step = { $what }: { $share } против прежних весов
fit-regression = регрессия
fit-mutation = мутация
fit-now = сейчас
fit-to-come = впереди
fit-prospects-now = шансы сейчас
fit-prospects-to-come = впереди
fit-share = Новые веса против начальных: { $share } ({ $low } – { $high }), партий: { $games }; поровну — 50 %. Счёт как на двоих: победа над тремя считается за две.
fit-loss = Кто победит (лог-потеря на позициях игроков с новыми весами, меньше — лучше): { $now }; прежние шансы { $before }; ничего не зная { $even }.
fit-bad-number = --{ $option }: { $value }. Нужно целое неотрицательное число (хотя бы 1 партия).
unknown-setting = Настройки «{ $setting }» здесь нет. Есть: { $known }.
setting-range = Настройка поиска { $setting } не может быть { $value }: нужно целое число от { $low } до { $high }.
judgement-unread = Не удаётся прочитать оценку { $file }: { $problem }.
judgement-not-toml = { $file } — не файл оценки (TOML, как его пишет `vicus fit --out ФАЙЛ`): { $problem }
judgement-unknown = В оценке { $file }, раздел [{ $section }], есть «{ $name }»: этой игре такое неизвестно. Есть: { $known }.
judgement-missing = В оценке { $file }, раздел [{ $section }], не хватает: { $names }.
judgement-number = { $name } в разделе [{ $section }] файла { $file }: { $value } — не целое число.
judgement-pair = { $name } в разделе [{ $section }] файла { $file }: { $value }. Нужны два целых числа: [сейчас, пока игра впереди].
level-unknown = Уровень { $level } не может быть «{ $value }». Нужно целое число или одно из "greedy:180", "search:500", "policy", "policy:150", "deep:200".
level-range = Уровень { $level } не может быть { $value }: нужно число от { $low } до { $high }.
net-none = У игры { $name } нет нейросети, поэтому ботов «policy» и «deep» для неё нет. Со своим файлом: policy/net=ФАЙЛ, deep:200/net=ФАЙЛ.
net-fractions = { $file } записано обучением, в дробных числах. Ботам нужны целые: policy.npz рядом или python -m vicus.nets.make { $file } ИГРА policy.npz.
net-no-net = { $file } не нейросеть или повреждено: укажите policy.npz, каким его пишет vicus train.
net-no-start = { $file } не нейросеть или повреждено: укажите policy.npz или net.npz, какими их пишет vicus train.
net-whole = { $file } уже в целых числах: укажите net.npz, каким его пишет vicus train.
net-unread = Не удаётся прочитать { $file } как нейросеть: { $problem }.
net-format = У этой нейросети формат { $format }; известен { $known }.
net-other-game = Это нейросеть для игры { $other }, а не для { $name }.
net-observation = Эта нейросеть не подходит к игре { $name }: она училась на другом наблюдении ({ $other }, сейчас { $digest }).
net-actions = Эта нейросеть не подходит к игре { $name }: она знает действий: { $other }, а в игре их { $number }.
net-not-finite = Сеть негодна: в { $name } есть не числа (обучение разошлось). Учите с меньшей скоростью.
net-shape = Массив «{ $name }» этой нейросети имеет форму { $shape }; нужна { $wanted }.
storage-unavailable = Сейчас ничего нельзя сохранить, поэтому партия приостановлена. Последний шаг не засчитан. Она продолжится сама.
limit-tables = Этот сервер разрешает вам не больше { $most } столов, где ждут игроков или играют. Сначала закончите один или продолжите завтра.
limit-address = Из вашей сети сегодня создано много столов. Сыграйте за уже созданным или продолжите завтра.
limit-full = Сервер заполнен. Попробуйте позже.
limit-bot-tables = Столов с одними ботами может быть не больше { $most }. Сначала досмотрите один.
limit-analyses = Слишком много разборов подряд. Продолжите через минуту.
limit-hints = Слишком много подсказок подряд. Подумайте минуту сами.
limit-imports = Слишком много записей подряд. Подождите минуту.
limit-undo = За этот ход отменено очень много действий. Продолжите отсюда и завершите ход.
limit-preferences = Настройки за этим столом менялись очень часто. Теперь они останутся как есть.
grace = Так быстро место не теряют: ещё { $seconds } с.
not-away = Этот игрок здесь.
game-rests = В партии перерыв. Продолжить может любой из игроков.
talk-off = Хозяин стола отключил чат.
host-only = Это может только хозяин стола.
hints-off = Хозяин стола отключил подсказки.
coach-people = Тренер — для игр с ботами.
not-your-seat = Это можно выбрать только для себя.
colour-taken = Этот цвет уже занят. Выберите другой.
nobody-sits = За столом пока никого нет: кто-то должен играть.
not-all-ready = Готовы ещё не все. Подождите их или освободите места.
fill-surprises = Здесь уже сидит кто-то ещё. Сначала посадите ботов на свободные места, чтобы их все видели.
limit-talk = За этим столом написано уже слишком много, больше ничего не добавить: сообщений — { $most }.
limit-talking = Слишком много сразу. Подождите немного.
device-foreign = Это может запросить только страница этого сервера.
device-too-many = Слишком часто. Подождите минуту.
device-used = Эта ссылка уже использована или устарела. Создайте новую на устройстве, где вы играете.
grace-days = За этим столом на каждый ход даётся { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
 }. Потом место само перейдёт боту.
time-over = Время вышло ({ $seat }): дальше играет бот.
pace-bad = Такого контроля времени нет: либо часы до { $minutes } минут на каждого, либо до { $days } дней на ход.
notice-turn = Ваш ход.
notice-remind = Всё ещё ваш ход: время истекает через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
 }.
notice-over = Партия окончена. Посмотрите, чем она закончилась.
notice-rematch = Вас зовут сыграть ещё раз.
notice-expired = Ваше время вышло, играет бот. Проверьте, можно ли вернуть себе место.
notice-test = Так придёт уведомление. Всё работает.
notice-mail-why = Вы получили это письмо, потому что просили сообщать, когда ваш ход. Отписаться одним щелчком:
notice-confirm-title = Vicus: это ваш адрес?
notice-confirm-text = Кто-то хочет получать на этот адрес сообщения о своём ходе в игре. Если это вы, откройте ссылку в течение суток:
notice-confirm-else = Если не вы, ничего не делайте: писем больше не будет. Чтобы запретить их навсегда:
notice-bad-address = Это не адрес электронной почты. Напишите его так: name@example.org.
notice-bad-url = По этому адресу нельзя ничего отправить. Напишите его полностью, например https://ntfy.sh/my-topic.
notice-not-https = Уведомления отправляются только на адреса, которые начинаются с https://.
notice-bad-push = Браузер не дал правильного адреса для уведомлений. Перезагрузите страницу и включите их снова.
notice-off = Владелец сервера отключил этот вид уведомлений.
notice-too-many = Слишком часто. Подождите минуту.
notice-too-many-channels = У вас уже слишком много способов получать уведомления. Сначала удалите какой-нибудь.
notice-bad-request = Сервер этого не понимает. Перезагрузите страницу и попробуйте ещё раз.
notice-gone = Там больше никто не отвечает, поэтому адрес удалён. Добавьте его снова.
notice-failed = Доставить не удалось. Проверьте адрес или попробуйте позже.
notice-mail-failed = Не удалось отправить письмо. Проверьте адрес или попробуйте позже.
notice-link-used = Эта ссылка уже использована или устарела.
notice-confirmed = Спасибо. Теперь письма сообщат вам, когда ваш ход.
notice-stopped = Готово: на этот адрес больше не будет писем.
serve-bad-notices = «{ $value }» — не вид уведомлений. Укажите что-нибудь из { $known } или none.
serve-smtp-url = В письмах есть ссылки: укажите через --url, где находится этот сервер, например --url https://vicus.example.
serve-bad-url = «{ $value }» — не адрес сервера. Напишите его так: https://vicus.example.
serve-bad-smtp = Почтовый сервер указан неверно. Нужно так: smtp://ИМЯ:ПАРОЛЬ@СЕРВЕР:587?from=АДРЕС или smtps://… Знаки вроде @ в пароле пишутся как %40. Без шифрования: &tls=no.
limit-sitting = Вы садились за этот стол уже очень много раз. Начните партию там, где сидите, смотрите или создайте новый стол.
limit-leaving = Вы выходили из этой партии уже очень много раз. Играйте дальше или сдайтесь.
limit-arranged = За этим столом меняли так много, что больше ничего изменить нельзя. Играйте как есть или создайте новый стол.
limit-box = Коробка в этой записи слишком велика: не больше { $most } байт.
limit-box-large = Эта коробка слишком велика: не больше { $most } байт.
limit-boxes = Слишком много коробок подряд. Подождите минуту.
record-later = Этот стол записан более поздней версией Vicus.
serve-near = В вашей сети он доступен по адресу { $address }
serve-bad-host = «{ $value }» — не имя компьютера. Напишите его без http:// и без порта, например vicus.example.
serve-bad-origin = «{ $value }» — не источник страницы. Напишите его со схемой, например https://vicus.example.
limit-no-value = Напишите значение ограничения: --limit { $name }=ЧИСЛО
database-served = С базой данных { $database } работает vicus serve. Сначала остановите его или укажите другую базу. (Несколько серверов могут делить базу PostgreSQL, но не файл SQLite.)

# Задачи
puzzles-title = Задача { $number }, рейтинг { $rating }: найдите ход
puzzles-today = Задача дня (номер { $number }, рейтинг { $rating }): найдите ход
puzzles-ask = Ходит { $seat }. Одно решение здесь явно лучше всех остальных: какое?
puzzles-choose = Номер хода, ? — показать, q — выйти
puzzles-not-legal = Такого хода в списке нет.
puzzles-right = Верно: это лучший ход.
puzzles-alike = Верно: этот ход не хуже лучшего.
puzzles-wrong = { $less ->
    [none] Не лучший: поиск этот ход почти не рассматривал. Попробуйте ещё раз.
   *[other] Не лучший: он стоит примерно { $less } % победы. Попробуйте ещё раз.
  }
puzzles-solvers = Кто нашёл: { $solvers }
puzzles-found = Задача { $number }: рейтинг { $rating }, игроков: { $players }, отрыв { $gap } % победы (партия { $games })
puzzles-made = Новых задач: { $number }; решений просмотрено: { $decisions }, партий: { $games }. Файл: { $file }
puzzles-not-found = Ни в одной из партий ({ $games }) не нашлось явно лучшего решения. Попробуйте взять больше партий.
puzzles-none = Для игры { $name } задач пока нет ({ $file }). Составить их: vicus puzzles { $name } --games 20
puzzles-damaged = В файле { $file } нет задач этой игры: { $problem }
puzzles-no-place = По пути { $file } ничего нет.
puzzles-no-number = Задачи { $number } нет: последняя — { $most }.
puzzles-differs = { $number }: ответ { $solution }, теперь найдено { $found }
puzzles-checked = Задач проверено заново: { $number } (симуляций на каждую: { $simulations }). Тот же ход лучший в { $agreed }, явно лучший — в { $clear }.
puzzles-hold = Остаются в силе с теми же ответами: { $number }; они записаны в { $file }.

## vicus train
train-preparing = Компилируются ядра для GPU (несколько минут) …
train-prepared = В { $folder } есть всё нужное. На машине с GPU: python -m vicus.train { $folder } --out ПАПКА
train-no-out = Укажите, куда положить сеть: --out ПАПКА.
train-no-time = Укажите больше 0 минут и хотя бы один проход.
train-no-gpu = PyTorch не находит здесь GPU. Учите с --device cpu (медленно) или подготовьте для другой машины: --prepare ПАПКА.
train-device = Устройства { $value } нет. Известны: { $known }.
train-unknown = Настройки «{ $setting }» нет. Известны: { $known }.
train-few-games = Укажите хотя бы 2 партии, по которым измеряется сила.
train-damaged = { $file } не читается: файл повреждён. Удалите его, чтобы начать заново, или выберите другую папку.
train-start = Размеры { $file } не те, что у этого запуска (скрытых нейронов × блоков × выученных столбцов): { $found } вместо { $wanted }. Задайте их через --set или выберите другую сеть.
train-old-task = { $folder } подготовлено другой версией. Подготовьте заново: vicus train ИГРА --prepare ПАПКА
train-folder = В { $folder } есть файлы, но нет запуска. Ничего не изменено; выберите пустую или новую папку.
train-range = { $setting } не может быть { $value }: задайте число от { $low } до { $high }.
train-stopped = Остановлено. Та же команда продолжит с того, что сохранено в { $folder }; python -m vicus.nets.make { $folder }/net.npz { $game } { $folder }/policy.npz позволит играть тем, что есть.
train-stopped-early = Остановлено раньше, чем что-либо было выучено.
train-looking = Сначала просматриваются случайные партии (в первый раз правила для этого компилируются, около минуты) …
train-other = В { $folder } лежит запуск с другими { $names }. Ничего не изменено; выберите другую папку.
train-wins = { $players } игроков { $share } против { $opponent }
train-progress = { $minutes } мин, { $decisions } млн решений: { $wins }
train-done = Пусть сыграет: vicus arena { $game } policy/net={ $file } strong
teacher-other = { $folder } — набор данных не о том, что видит сеть игры { $name }. Сделайте новый: vicus dataset { $name } --bot deep:300 --closer --out ПАПКА
teacher-other-rules = { $folder } сыгран с другой коробкой или по другим правилам, чем сейчас у { $name }: то же число может означать там другое действие. Сделайте набор данных с сегодняшней обычной коробкой.
teacher-no-search = В { $folder } никто не искал ходы, учиться не на чем. Сделайте набор данных с --bot deep:300.
teacher-few = В { $folder } меньше { $games } партий с поиском: одна из стольких не идёт в обучение, по ней видно, насколько хорошо сеть научилась. Добавьте партий: --games с бо́льшим числом.
